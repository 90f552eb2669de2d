import type { Language } from '#graphql/generated/graphql.ts';
import { chapterPath } from '#src/entities/chapter/chapter-path.ts';
import { pageHead } from '../-page-head.ts';
import type { SiteContext } from '../-site-context.ts';

interface ChapterWords {
  readonly id: string;
  readonly number: string;
  readonly title?: string | null;
  readonly work: { readonly id: string; readonly title: string; readonly description: string };
  readonly twins: readonly { readonly id: string; readonly work: { readonly id: string; readonly language: Language } }[];
}

const NUMBERED: Readonly<Record<Language, (number: string) => string>> = {
  vi: (number) => `Chương ${number}`,
  ja: (number) => `第${number}話`,
};

/** "第3話 雨の夜 – 作品名 | ふたご書庫", with the aligned chapter of the twin as its alternate. */
export function chapterHead(context: SiteContext, chapter: ChapterWords) {
  const { work } = chapter;
  const numbered = NUMBERED[context.language](chapter.number);
  const title = chapter.title ? `${numbered}: ${chapter.title}` : numbered;
  const twin = chapter.twins.find((one) => one.work.language !== context.language);
  return pageHead(
    context,
    { title: `${title} – ${work.title}`, description: work.description },
    { path: chapterPath(work.id, chapter.id), twinPath: twin ? chapterPath(twin.work.id, twin.id) : null },
  );
}
