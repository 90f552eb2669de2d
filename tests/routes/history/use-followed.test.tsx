import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Execute } from '#graphql/document/persisted-document.ts';
import { HostUnreachable, OperationFailed } from '#src/adapters/graphql/graphql-host.errors.ts';
import type { FollowingIntent, FollowingView } from '#src/features/history/FollowingScreen.tsx';
import { FollowPlace } from '#src/routes/-work/FollowPlace.tsx';
import { useFollowed } from '#src/routes/-history/use-followed.ts';
import { following } from '#stories/catalogue/followed.ts';
import { worksOf } from '#stories/catalogue/works.ts';
import { renderInSite } from '../render-in-site.tsx';

const LOST = new HostUnreachable('The API host cannot be reached: offline');
const BROKEN = new OperationFailed('FollowedWorks', ['broken'], ['INTERNAL_SERVER_ERROR']);
const LIST = { viewer: { followed: following(worksOf('vi', 2)) } };
const ACCOUNT = { reader: { id: '3' } };
const WORK = { workId: '7', title: 'Tiệm sách ngày mưa' };

/** A part of a page of a reader's. */
async function openScreen(execute: Execute, screen: () => ReactNode): Promise<void> {
  const account = { read: () => ACCOUNT, subscribe: () => () => undefined, send: () => undefined };
  await renderInSite(screen, { execute, language: 'vi', account });
}

/** The list of a reader on a server that answers by an operation's name, or throws. */
async function open(answers: Readonly<Record<string, unknown>>) {
  const execute: Execute = ({ name }) => {
    const answer = answers[name];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as never);
  };
  const shown: { view: FollowingView | null; send: (intent: FollowingIntent) => void } = { view: null, send: () => undefined };
  function Screen() {
    const [view, send] = useFollowed(1);
    Object.assign(shown, { view, send });
    return null;
  }
  await openScreen(execute, Screen);
  return shown;
}

const kindOf = ({ view }: { readonly view: FollowingView | null }) => (view?.stage === 'shown' ? view.news?.kind : undefined);

test.each([
  ['offline', LOST],
  ['failed', BROKEN],
])('A list that does not arrive is %s after this error.', async (stage, error) => {
  const shown = await open({ FollowedWorks: error });
  await expect.poll(() => shown.view?.stage).toBe(stage);
});

test.each([
  ['gone', { followWork: { __typename: 'WorkNotFound' } }],
  ['throttled', { followWork: { __typename: 'Throttled' } }],
  ['notFollowed', LOST],
  ['failed', BROKEN],
])('A work that cannot be followed again is told as %s.', async (kind, answer) => {
  const shown = await open({ FollowedWorks: LIST, FollowWork: answer });
  await expect.poll(() => shown.view?.stage).toBe('shown');
  shown.send({ type: 'unfollowing.undone', ...WORK });
  await expect.poll(() => kindOf(shown)).toBe(kind);
});

test.each([
  ['notUnfollowed', LOST],
  ['failed', BROKEN],
])('A work that cannot be let go is told as %s, and stays in the list.', async (kind, error) => {
  const shown = await open({ FollowedWorks: LIST, UnfollowWork: error });
  await expect.poll(() => shown.view?.stage).toBe('shown');
  shown.send({ type: 'work.unfollowed', ...WORK });
  await expect.poll(() => kindOf(shown)).toBe(kind);
  expect(shown.view).toMatchObject({ stage: 'shown', dropped: new Set() });
});

test('A work whose end and its undoing were both lost stays in the list.', async () => {
  const shown = await open({ FollowedWorks: LIST, UnfollowWork: LOST, FollowWork: LOST });
  await expect.poll(() => shown.view?.stage).toBe('shown');
  shown.send({ type: 'work.unfollowed', ...WORK });
  shown.send({ type: 'unfollowing.undone', ...WORK });
  await expect.poll(() => kindOf(shown)).toBe('notFollowed');
  expect(shown.view).toMatchObject({ stage: 'shown', dropped: new Set() });
});

test('The button of a work shows what holds at the server where a press and the next one were both lost.', async () => {
  const { promise: lost, reject } = Promise.withResolvers<never>();
  const answers: Readonly<Record<string, unknown>> = {
    FollowOfWork: { viewer: { isFollowing: false } },
    FollowWork: lost,
    UnfollowWork: lost,
  };
  await openScreen(
    ({ name }) => Promise.resolve(answers[name] as never),
    () => <FollowPlace workId="7" returnTo="/comic/7" />,
  );
  const button = page.getByRole('button');
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button);
  reject(LOST);
  await expect.element(page.getByRole('status')).not.toBeEmptyDOMElement();
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
});

test('The button of a work comes once the network is back, where the first question whether it is followed was lost.', async () => {
  const answers = [Promise.reject(LOST), Promise.resolve({ viewer: { isFollowing: true } })];
  answers[0]?.catch(() => undefined);
  await openScreen(
    () => (answers.shift() ?? Promise.reject(LOST)) as Promise<never>,
    () => <FollowPlace workId="7" returnTo="/comic/7" />,
  );
  await expect.poll(() => answers.length).toBe(1);
  expect(page.getByRole('button').query()).toBeNull();
  dispatchEvent(new Event('online'));
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
});
