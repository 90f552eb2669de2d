import type { Language } from '#graphql/generated/graphql.ts';
import { creatorPath, type CreatorView } from '#src/entities/creator/creator-path.ts';
import { twinOf } from '#src/i18n/catalog.ts';
import { pageHead } from '../-page-head.ts';
import type { SiteContext } from '../-site-context.ts';

export interface CreatorWords {
  readonly name: string;
  readonly reading: string | null;
  /** How many works of theirs each site has. */
  readonly worksHere: number;
  readonly worksThere: number;
  /** The same person under other names. */
  readonly twins: readonly { readonly id: string }[];
}

const WORKS_OF_PAGE = 10;
const DESCRIPTIONS: Readonly<Record<Language, (name: string) => string>> = {
  vi: (name) => `Truyện tranh và truyện chữ của ${name}: bộ mới cập nhật, bộ được đọc nhiều, đọc tiếp ngay từ chỗ dang dở.`,
  ja: (name) => `${name}のまんがと小説。新しい更新順、よく読まれている順で作品をさがせます。`,
};

/**
 * The creator's name, and as alternate the page of the same person on the twin site. Where no work of theirs is shown search
 * engines keep nothing: here, or beyond the last page.
 */
export function creatorHead(context: SiteContext, creatorId: string, creator: CreatorWords, view: CreatorView) {
  const { language, sites } = context;
  const twin = creator.worksThere > 0 ? creatorId : creator.twins[0]?.id;
  const words = {
    title: creator.reading ? `${creator.name}（${creator.reading}）` : creator.name,
    description: DESCRIPTIONS[language](creator.name),
  };
  if (creator.worksHere > (Number(view.page ?? 1) - 1) * WORKS_OF_PAGE) {
    return pageHead(context, words, { path: creatorPath(creatorId, view), twinPath: twin === undefined ? null : creatorPath(twin) });
  }
  const { meta, links } = pageHead(context, words, { path: creatorPath(creatorId, view), twinPath: null });
  const isElsewhere = creator.worksHere === 0 && twin !== undefined;
  const kept = isElsewhere ? [{ rel: 'canonical', href: `${sites[twinOf(language)].origin}${creatorPath(twin)}` }] : links;
  return { meta: [...meta, { name: 'robots', content: 'noindex' }], links: kept };
}
