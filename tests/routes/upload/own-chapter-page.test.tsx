import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Execute } from '#graphql/document/persisted-document.ts';
import { OwnChapterPlace } from '#src/routes/-upload/OwnChapterPlace.tsx';
import { LIMITS, ownChapter } from '#stories/catalogue/upload.ts';
import { renderInSite } from '../render-in-site.tsx';
import { siteOf } from '../uploads-site.ts';

test('An order of pages is told once the one before has arrived.', async () => {
  const answers: PromiseWithResolvers<unknown>[] = [];
  const told = vi.fn<(pageIds: readonly string[]) => void>();
  const execute: Execute = (_, variables) => {
    told((variables as { pageIds: readonly string[] }).pageIds);
    const answer = Promise.withResolvers<unknown>();
    answers.push(answer);
    return answer.promise as Promise<never>;
  };
  await renderInSite(() => <OwnChapterPlace chapter={ownChapter({ pages: 4 }) as never} limits={LIMITS} />, siteOf(execute));
  await userEvent.click(page.getByRole('button', { name: 'Bỏ trang 1', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'Bỏ trang 1', exact: true }));
  await expect.poll(() => told.mock.calls).toEqual([[['p2', 'p3', 'p4']]]);
  answers[0]?.reject(new Error('no network'));
  await expect.poll(() => told.mock.calls).toEqual([[['p2', 'p3', 'p4']], [['p3', 'p4']]]);
});

const chapter = () => <OwnChapterPlace chapter={ownChapter() as never} limits={LIMITS} />;
const TITLE = 'Tên chương, nếu có';

/** What was asked of the server, operation by operation; each is answered as `refused` says, else as done. */
function asking(refused: Readonly<Record<string, unknown>> = {}) {
  const asked: unknown[] = [];
  const execute = (async ({ name }: { name: string }, variables: unknown) => {
    asked.push([name, variables]);
    const answer = refused[name] ?? { __typename: 'OwnChapter', id: '7' };
    return { editOwnChapter: answer, publishChapter: answer };
  }) as Execute;
  return { asked, execute };
}

const publish = () => userEvent.click(page.getByRole('button', { name: 'Đăng ngay' }));
const seen = { number: '12', title: 'Người khách quên ô' };
const edited = (title: string) => ['EditOwnChapter', { id: '7', number: '12', title, seen, overrides: false, swaps: false }];
const published = ['PublishChapter', { id: '7', at: null }];

test('A chapter is published with what is written in its form and not saved yet.', async () => {
  sessionStorage.clear();
  const { asked, execute } = asking();
  await renderInSite(chapter, siteOf(execute));
  await publish();
  await expect.poll(() => asked).toEqual([published]);
  await userEvent.fill(page.getByLabelText(TITLE), 'Cơn mưa đầu mùa');
  await publish();
  await expect.poll(() => asked).toEqual([published, edited('Cơn mưa đầu mùa'), published]);
  await expect.element(page.getByText('Đã lưu')).toBeVisible();
});

test('Nothing is published while what is written in the form is wrong, or could not be saved: it is shown then.', async () => {
  sessionStorage.clear();
  const problems = [{ field: 'title', code: 'TOO_LONG', limit: 200 }];
  const { asked, execute } = asking({ EditOwnChapter: { __typename: 'InvalidInput', problems } });
  await renderInSite(chapter, siteOf(execute));
  const number = page.getByLabelText('Số', { exact: true });
  await userEvent.fill(number, 'mười hai');
  await publish();
  await expect.element(number).toHaveFocus();
  await userEvent.fill(number, '12');
  await userEvent.fill(page.getByLabelText(TITLE), 'Mưa');
  await publish();
  await expect.element(page.getByLabelText(TITLE)).toHaveFocus();
  expect(asked).toEqual([edited('Mưa')]);
});

test('What was written about the work and is not saved yet is said where a chapter of it is published, with the way there.', async () => {
  sessionStorage.clear();
  const { show } = await renderInSite(chapter, siteOf(asking().execute));
  const way = page.getByRole('link', { name: 'Giới thiệu truyện' });
  expect(way.elements()).toEqual([]);
  show(null);
  sessionStorage.setItem('futago.unsaved-7-work-1', JSON.stringify([['title', 'Tiệm sách cuối phố']]));
  await renderInSite(chapter, siteOf(asking().execute));
  await expect.element(way).toHaveAttribute('href', expect.stringContaining('work=1#own-work-about') as string);
});
