import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NewsPlace } from '#src/routes/-work/NewsPlace.tsx';
import type { PublishedChapter, WorkNews } from '#src/routes/-site-context.ts';
import { publishedChapter } from '#stories/catalogue/works.ts';
import { renderInSite } from '../render-in-site.tsx';

const chapter = (number: number) => ({ id: `${number + 100}`, ...publishedChapter(number, null) }) as unknown as PublishedChapter;

/** The page of a work whose newest chapter has this number, and what tells of others. */
async function open(shown: number | null) {
  const heard: { workId: string; tell: (newest: PublishedChapter) => void }[] = [];
  const stop = vi.fn();
  const news: WorkNews = {
    follow: (workId, tell) => {
      heard.push({ workId, tell });
      return stop;
    },
  };
  const shownPage = { reload: (_number: number): void => undefined };
  function Work() {
    const [last, setLast] = useState(shown);
    shownPage.reload = setLast;
    return <NewsPlace workId="8" lastChapterId={last === null ? null : `${last + 100}`} />;
  }
  const { show } = await renderInSite(Work, { news: Promise.resolve(news) });
  await expect.poll(() => heard.map(({ workId }) => workId)).toEqual(['8']);
  return {
    tell: (number: number) => heard[0]?.tell(chapter(number)),
    reload: (number: number) => shownPage.reload(number),
    leave: () => show(null),
    stop,
  };
}

const told = () => page.getByText('Vừa có chương mới');

test('A chapter that comes out while its work is on screen is told, leads there, and can be put away.', async () => {
  const { tell, leave, stop } = await open(12);
  tell(13);
  await expect.element(told()).toBeVisible();
  await expect.element(page.getByText('Chương 13')).toBeVisible();
  expect(page.getByRole('link', { name: 'Đọc ngay' }).element().getAttribute('href')).toBe('/comic/8/113');
  await userEvent.click(page.getByRole('button', { name: 'Đóng' }));
  await expect.element(told()).not.toBeInTheDocument();
  leave();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('What was put away is not told again by a connection that was lost and is back; a newer chapter is.', async () => {
  const { tell } = await open(12);
  tell(13);
  await userEvent.click(page.getByRole('button', { name: 'Đóng' }));
  tell(13);
  await expect.element(told()).not.toBeInTheDocument();
  tell(14);
  await expect.element(page.getByText('Chương 14')).toBeVisible();
});

test('What the page shows already is no news, nor is an older chapter that is the newest again.', async () => {
  const { tell, reload } = await open(12);
  tell(12);
  tell(11);
  await expect.element(told()).not.toBeInTheDocument();
  tell(13);
  await expect.element(told()).toBeVisible();
  reload(13);
  await expect.element(told()).not.toBeInTheDocument();
});

test('The first chapter of a work is news.', async () => {
  const { tell } = await open(null);
  tell(1);
  await expect.element(told()).toBeVisible();
});
