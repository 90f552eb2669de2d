import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Execute } from '#graphql/document/persisted-document.ts';
import { HostUnreachable } from '#src/adapters/graphql/graphql-host.errors.ts';
import { nextFrame } from '#src/ui/late/next-frame.ts';
import type { FollowingIntent, FollowingView } from '#src/features/history/FollowingScreen.tsx';
import { FollowPlace } from '#src/routes/-work/FollowPlace.tsx';
import { useFollowed } from '#src/routes/-history/use-followed.ts';
import { following } from '#stories/catalogue/followed.ts';
import { worksOf } from '#stories/catalogue/works.ts';
import { renderInSite } from '../render-in-site.tsx';

const ACCOUNT = { reader: { id: '3' } };
const account = { read: () => ACCOUNT, subscribe: () => () => undefined, send: () => undefined };

const listOf = (count: number) => ({ viewer: { followed: following(worksOf('vi', count)) } });

/** What the server says changes meanwhile: the reader is in another tab, or at another device. */
function server(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const execute: Execute = ({ name }) => {
    asked.push(name);
    const answer = answers[name];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as never);
  };
  return { answers, asked, execute };
}

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

const button = () => expect.element(page.getByRole('button'));

async function openWork(answers: Record<string, unknown>) {
  const site = server({ FollowOfWork: { viewer: { isFollowing: false } }, ...answers });
  await renderInSite(() => <FollowPlace workId="7" returnTo="/comic/7" />, { execute: site.execute, language: 'vi', account });
  await button().toHaveAttribute('aria-pressed', 'false');
  return site;
}

test('The button of a work shows what was chosen in another tab once the reader comes back to this one.', async () => {
  const { answers } = await openWork({});
  answers['FollowOfWork'] = { viewer: { isFollowing: true } };
  comeBack();
  await button().toHaveAttribute('aria-pressed', 'true');
});

test('A page that the browser had put aside looks too.', async () => {
  const { answers } = await openWork({});
  answers['FollowOfWork'] = { viewer: { isFollowing: true } };
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await button().toHaveAttribute('aria-pressed', 'true');
});

test('Where it cannot be known the button stays as it is, and answers.', async () => {
  const { answers, asked } = await openWork({ FollowWork: { followWork: { __typename: 'Done' } } });
  answers['FollowOfWork'] = new HostUnreachable('Offline.');
  comeBack();
  await expect.poll(() => asked).toEqual(['FollowOfWork', 'FollowOfWork']);
  await userEvent.click(page.getByRole('button'));
  await button().toHaveAttribute('aria-pressed', 'true');
});

test('What the reader presses meanwhile stays, whenever the server was asked.', async () => {
  const answer = Promise.withResolvers<unknown>();
  const change = Promise.withResolvers<unknown>();
  const { answers, asked } = await openWork({ FollowWork: change.promise });
  answers['FollowOfWork'] = answer.promise;
  comeBack();
  await expect.poll(() => asked.length).toBe(2);
  await userEvent.click(page.getByRole('button'));
  answer.resolve({ viewer: { isFollowing: false } });
  // While a change is on its way nothing is asked that it may overtake.
  comeBack();
  await nextFrame();
  await button().toHaveAttribute('aria-pressed', 'true');
  change.resolve({ followWork: { __typename: 'Done' } });
  expect(asked).toEqual(['FollowOfWork', 'FollowOfWork', 'FollowWork']);
});

async function openList() {
  const site = server({ FollowedWorks: listOf(2), UnfollowWork: { unfollowWork: { isDone: true } } });
  const shown: { view: FollowingView | null; send: (intent: FollowingIntent) => void } = { view: null, send: () => undefined };
  function Screen() {
    const [view, send] = useFollowed(1);
    Object.assign(shown, { view, send });
    return null;
  }
  await renderInSite(Screen, { execute: site.execute, language: 'vi', account });
  await expect.poll(() => shown.view?.stage).toBe('shown');
  return { ...site, shown };
}

test('The list of followed works is that of now once the reader comes back to it, and never empty meanwhile.', async () => {
  const { answers, asked, shown } = await openList();
  const renewed = listOf(3);
  answers['FollowedWorks'] = renewed;
  const before = shown.view;
  comeBack();
  expect(shown.view).toBe(before);
  await expect.poll(() => shown.view).toEqual({ stage: 'shown', data: renewed.viewer.followed, dropped: new Set(), news: null });
  answers['FollowedWorks'] = new HostUnreachable('Offline.');
  const kept = shown.view;
  comeBack();
  await expect.poll(() => asked.length).toBe(3);
  await nextFrame();
  expect(shown.view).toBe(kept);
});

test('A work that was just let go can be taken back, though the reader was elsewhere meanwhile.', async () => {
  const { answers, asked, shown } = await openList();
  shown.send({ type: 'work.unfollowed', workId: '1', title: 'Mưa' });
  await expect.poll(() => asked).toEqual(['FollowedWorks', 'UnfollowWork']);
  await expect.poll(() => shown.view).toMatchObject({ news: { kind: 'unfollowed' } });
  const { view } = shown;
  answers['FollowedWorks'] = listOf(1);
  comeBack();
  await nextFrame();
  expect(shown.view).toBe(view);
});
