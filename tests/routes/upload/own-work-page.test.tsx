import { useReducer } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Execute } from '#graphql/document/persisted-document.ts';
import { OwnWorkPlace } from '#src/routes/-upload/OwnWorkPlace.tsx';
import { LIMITS, ownWork } from '#stories/catalogue/upload.ts';
import { renderInSite } from '../render-in-site.tsx';
import { siteOf } from '../uploads-site.ts';

const work = () => <OwnWorkPlace work={ownWork()} works={[]} genres={[]} limits={LIMITS} />;
const description = () => page.getByLabelText('Nội dung truyện');
const save = () => userEvent.click(page.getByRole('button', { name: 'Lưu', exact: true }));
const saved: Execute = () => Promise.resolve({ editOwnWork: { __typename: 'OwnWork', id: '1' } } as never);
const lost: Execute = () => Promise.reject(new Error('no network'));

test('What was written of a work stands there again after its page was left or loaded anew, for who wrote it alone, until it is saved.', async () => {
  sessionStorage.clear();
  const { show } = await renderInSite(work, siteOf(saved));
  await userEvent.fill(description(), 'Một tiệm sách chỉ mở khi mưa.');
  await userEvent.selectOptions(page.getByLabelText('Cách đọc'), 'TOP_TO_BOTTOM');
  await expect.element(page.getByText('Chưa lưu')).toBeVisible();
  show(null);
  const other = await renderInSite(work, siteOf(saved, '8'));
  await expect.element(description()).toHaveValue('');
  other.show(null);
  const again = await renderInSite(work, siteOf(saved));
  await expect.element(description()).toHaveValue('Một tiệm sách chỉ mở khi mưa.');
  await expect.element(page.getByLabelText('Cách đọc')).toHaveValue('TOP_TO_BOTTOM');
  await expect.element(page.getByText('Chưa lưu')).toBeVisible();
  await save();
  await expect.element(page.getByText('Đã lưu')).toBeVisible();
  again.show(null);
  await renderInSite(work, siteOf(saved));
  await expect.element(description()).toHaveValue('');
});

test('The direction that the first pages were judged to have is saved with what was written meanwhile, unless another was chosen.', async () => {
  sessionStorage.clear();
  const told: unknown[] = [];
  const execute: Execute = (...asked) => {
    told.push((asked[1] as { input: { direction: unknown } }).input.direction);
    return saved(...asked);
  };
  const shown = { work: { ...ownWork(), direction: null as string | null }, renew: (): void => undefined };
  function Work() {
    const [, renew] = useReducer((count: number) => count + 1, 0);
    shown.renew = renew;
    return <OwnWorkPlace work={shown.work} works={[]} genres={[]} limits={LIMITS} />;
  }
  await renderInSite(Work, siteOf(execute));
  await userEvent.fill(description(), 'Mưa.');
  const judge = (direction: string): void => {
    shown.work = { ...shown.work, direction };
    shown.renew();
  };
  judge('RIGHT_TO_LEFT');
  await expect.element(page.getByLabelText('Cách đọc')).toHaveValue('RIGHT_TO_LEFT');
  await userEvent.selectOptions(page.getByLabelText('Cách đọc'), 'LEFT_TO_RIGHT');
  judge('TOP_TO_BOTTOM');
  await save();
  await expect.poll(() => told).toEqual(['LEFT_TO_RIGHT']);
});

test('What is saved after its page was left is not said to be unsaved; what was written since then is.', async () => {
  sessionStorage.clear();
  const answers: PromiseWithResolvers<unknown>[] = [];
  const execute: Execute = () => {
    const answer = Promise.withResolvers<unknown>();
    answers.push(answer);
    return answer.promise as Promise<never>;
  };
  const site = siteOf(execute);
  const unsaved = page.getByText('Chưa lưu');
  const saveAndLeave = async (words: string): Promise<void> => {
    const { show } = await renderInSite(work, site);
    await userEvent.fill(description(), words);
    await save();
    await expect.poll(() => answers.length).toBe(1);
    show(null);
  };
  const arrive = () => answers.pop()?.resolve({ editOwnWork: { __typename: 'OwnWork', id: '1' } });
  await saveAndLeave('Mưa.');
  arrive();
  await expect.poll(() => sessionStorage.getItem('futago.unsaved-7-work-1')).toBe('null');
  await saveAndLeave('Nắng.');
  const { show } = await renderInSite(work, site);
  await userEvent.fill(description(), 'Nắng và mưa.');
  arrive();
  show(null);
  await renderInSite(work, site);
  await expect.element(description()).toHaveValue('Nắng và mưa.');
  await expect.element(unsaved).toBeVisible();
});

test('What could not be saved is kept.', async () => {
  sessionStorage.clear();
  const { show } = await renderInSite(work, siteOf(lost));
  await userEvent.fill(description(), 'Mưa.');
  await save();
  await expect.element(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  show(null);
  await renderInSite(work, siteOf(lost));
  await expect.element(description()).toHaveValue('Mưa.');
});

const drafts = () => <OwnWorkPlace work={ownWork({ states: ['DRAFT'] })} works={[]} genres={[]} limits={LIMITS} />;

async function publish(): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: 'Đăng mọi bản nháp', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'Đăng', exact: true }));
}

test('Drafts are published with what is written of their work and not saved yet; where that is wrong it is shown, and nothing is published.', async () => {
  sessionStorage.clear();
  const asked: unknown[] = [];
  const execute = (async ({ name }: { name: string }, variables: { input?: { title: string } }) => {
    asked.push([name, variables.input?.title]);
    return { editOwnWork: { __typename: 'OwnWork', id: '1' }, publishDrafts: { __typename: 'OwnWork', id: '1' } };
  }) as Execute;
  await renderInSite(drafts, siteOf(execute));
  const title = page.getByLabelText('Tên truyện');
  await userEvent.fill(title, ' ');
  await publish();
  await expect.element(title).toHaveFocus();
  await userEvent.fill(title, 'Tiệm sách cuối phố');
  await publish();
  await expect
    .poll(() => asked)
    .toEqual([
      ['EditOwnWork', 'Tiệm sách cuối phố'],
      ['PublishDrafts', undefined],
    ]);
});
