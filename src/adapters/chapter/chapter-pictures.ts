import type { ReaderEvent } from '#machines/reader/reader.types.ts';

type PictureNews = Extract<ReaderEvent, { type: 'page.failed' | 'page.loaded' }>;

/** Thrown when a page has no picture, or its picture has failed once more. */
class PictureFailed extends Error {
  override readonly name = 'PictureFailed';

  constructor(id: string) {
    super(`The picture of page ${id} did not load.`);
  }
}

/** Pictures of the open chapter's pages (`data-page`), as they come and fail. */
export class ChapterPictures {
  readonly #document: Document;
  readonly #broken = new Set<string>();

  constructor(document: Document) {
    this.#document = document;
  }

  /** Tells of every failure, earlier ones included, and of every picture that comes after it had failed. */
  follow(tell: (news: PictureNews) => void, left: AbortSignal): void {
    const fail = (id: string): void => {
      this.#broken.add(id);
      tell({ type: 'page.failed', id });
    };
    const options = { capture: true, signal: left };
    this.#document.addEventListener('error', (event) => withPage(event, fail), options);
    const come = (id: string): void => {
      if (this.#broken.delete(id)) tell({ type: 'page.loaded', id });
    };
    this.#document.addEventListener('load', (event) => withPage(event, come), options);
    for (const page of this.#document.querySelectorAll<HTMLElement>('[data-page][data-broken]')) fail(page.dataset['page'] ?? '');
  }

  /** Asks for the picture of a page again; rejects with `PictureFailed`. */
  readonly load = (id: string, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const picture = this.#document.querySelector<HTMLImageElement>(`[data-page="${CSS.escape(id)}"] picture img`);
      const address = picture?.getAttribute('src') ?? null;
      const fail = (): void => reject(new PictureFailed(id));
      if (picture === null || address === null) return fail();
      picture.addEventListener('load', () => resolve(), { once: true, signal });
      picture.addEventListener('error', fail, { once: true, signal });
      picture.loading = 'eager';
      picture.setAttribute('src', address);
    });
}

/** Not a picture that was only let go of: that has no address. */
function withPage({ target }: Event, tell: (id: string) => void): void {
  if (!(target instanceof HTMLImageElement) || !target.hasAttribute('src') || target.closest('picture') === null) return;
  const id = target.closest<HTMLElement>('[data-page]')?.dataset['page'];
  if (id !== undefined && id !== 'end') tell(id);
}
