import type { Page } from 'playwright';

/** One page of a chapter, as the reader's browser chose its file. */
export interface ShownPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** The files that the open chapter shows in this window, in reading order, as paths of the site. */
export async function shownPictures(page: Page): Promise<readonly ShownPicture[]> {
  return page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-page] picture > img')];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
    return pictures.map(({ currentSrc, naturalWidth, naturalHeight }) => ({
      src: new URL(currentSrc).pathname,
      width: naturalWidth,
      height: naturalHeight,
    }));
  });
}
