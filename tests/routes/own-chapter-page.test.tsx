import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Execute } from '#graphql/document/persisted-document.ts';
import { OwnChapterPlace } from '#src/routes/-OwnChapterPlace.tsx';
import { LIMITS, ownChapter } from '#stories/catalogue/upload.ts';
import { renderInSite } from './render-in-site.tsx';
import { siteOf } from './uploads-site.ts';

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
