import { TwinPassages } from '#graphql/generated/documents/TwinPassages.ts';
import type { LinkedChapter } from '#src/features/reader/chapter-links.ts';
import { chapterPath } from '#src/entities/chapter/chapter-path.ts';
import { leadTwins } from '#src/features/reader/place/lead-twins.ts';
import type { PlaceSignal } from '#src/features/reader/place-signal.ts';
import type { SiteContext } from '../-site-context.ts';

export type AskingSite = Pick<SiteContext, 'sites' | 'execute' | 'language'>;

export interface TwinnedChapter extends Pick<LinkedChapter, 'twins' | 'work'> {
  readonly id: string;
}

/** Until `left` aborts, who crosses over to the chapter in the other language goes on there where they are in this one. */
export function leadToTwins(
  { sites, execute, language }: AskingSite,
  { id, work, twins }: TwinnedChapter,
  signal: PlaceSignal,
  left: AbortSignal,
): void {
  const addressed = twins.map((twin) => ({
    id: twin.id,
    href: sites[twin.work.language].origin + chapterPath(twin.work.id, twin.id),
  }));
  const ask = async (twinId: string): Promise<readonly string[]> => {
    const { chapter } = await execute(TwinPassages, { workId: work.id, chapterId: id, language, twinId }, left);
    return chapter.__typename === 'Chapter' ? chapter.passagesIn : [];
  };
  leadTwins(addressed, signal, ask, left);
}
