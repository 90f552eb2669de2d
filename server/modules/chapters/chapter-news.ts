import { Channels } from '#server/platform/channels.ts';
import { BadInput } from '../bad-input.error.ts';
import { parseRowId } from '../row-id.ts';
import type { WorksService } from '../works/works.service.ts';
import type { ChapterRow } from './chapters.repository.ts';
import type { ChaptersService } from './chapters.service.ts';

export interface ChapterNewsDependencies {
  readonly works: Pick<WorksService, 'findShown'>;
  readonly chapters: Pick<ChaptersService, 'findById'>;
  /** Calls back with each work of which readers see more, or other; what was at hand of it is forgotten by then. */
  readonly onPublished: (listener: (workId: number) => void) => void;
}

/** Tells whoever has a work on screen that something of it was published. */
export class ChapterNews {
  readonly #dependencies: ChapterNewsDependencies;
  readonly #channels = new Channels<number>();

  constructor(dependencies: ChapterNewsDependencies) {
    this.#dependencies = dependencies;
    dependencies.onPublished((workId) => this.#channels.publish(channelOf(workId), workId));
  }

  /**
   * The work's id at once, for what came out before anybody listened or while a connection was lost, and with each news of
   * it; ends when its reader returns. Rejects with BadInput where no such work is shown.
   */
  async listen(given: string | number): Promise<AsyncIterableIterator<number>> {
    const id = parseRowId(given);
    const work = id === null ? null : await this.#dependencies.works.findShown(id);
    if (work === null) throw new BadInput('workId', 'There is no such work to listen to.');
    return this.#channels.listen(channelOf(work.id), [work.id]);
  }

  async newestOf(workId: number): Promise<ChapterRow | null> {
    const { works, chapters } = this.#dependencies;
    const work = await works.findShown(workId);
    return work === null || work.lastChapterId === null ? null : await chapters.findById(work.lastChapterId);
  }
}

function channelOf(workId: number): string {
  return `news:${workId}`;
}
