import type { Page } from 'playwright';
import { HEIGHT, PAGES, pictureAddress, WIDTH } from './strip-pictures.ts';

export interface OpenedChapter {
  readonly origin: string;
  readonly workId: string;
  readonly path: string;
}

/** The chapter's own pages are exchanged for the bench's as the answer passes; the reader comes from the page of the work. */
export async function openStrip(page: Page, { origin, workId, path }: OpenedChapter): Promise<void> {
  await page.addInitScript(([key]) => localStorage.setItem(key, 'layout-strip'), [`futago.comic.${workId}`] as const);
  const pages = Array.from({ length: PAGES }, (_, index) => pageOf(index));
  await page.addInitScript(exchangePages, { chapterId: path.split('/').at(-1) ?? '', pages });
  await page.goto(`${origin}/comic/${workId}`);
  await page.waitForSelector('html[data-go]', { state: 'attached' });
  await page.locator(`a[href="${path}"]`).first().click();
  await page.waitForFunction((count) => document.querySelectorAll('figure[data-page]').length === count, PAGES);
  await page.waitForSelector('[data-layout="strip"]');
}

function pageOf(index: number): object {
  const sources = [{ url: pictureAddress(index), width: WIDTH, type: 'image/webp' }];
  const look = { dominantColor: '#e1e1e1', thumbhash: 'EQgKFQI4h3ePeHh/gAAAAAA=', cropBox: null };
  return { id: `bench-${index}`, number: index + 1, picture: { id: `bench-${index}`, width: WIDTH, height: HEIGHT, ...look, sources } };
}

interface ChapterAnswer {
  readonly data?: { readonly chapter?: { readonly id: string; readonly content?: { pages?: unknown } } };
}

/** Runs in the page, before its own script. */
function exchangePages({ chapterId, pages }: { readonly chapterId: string; readonly pages: readonly object[] }): void {
  const fetchReally = window.fetch.bind(window);
  window.fetch = async (...asked) => {
    const response = await fetchReally(...asked);
    if (!response.headers.get('content-type')?.includes('json')) return response;
    const text = await response.clone().text();
    if (!text.includes('"pages"')) return response;
    const answer = JSON.parse(text) as ChapterAnswer;
    const chapter = answer.data?.chapter;
    if (chapter?.id === chapterId && chapter.content?.pages !== undefined) chapter.content.pages = pages;
    return Response.json(answer, response);
  };
}
