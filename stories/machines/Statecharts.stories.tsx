import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { expect, within } from 'storybook/test';
import { appMachine } from '#machines/app/index.ts';
import { drawing as app } from '#machines/app/index.ts?drawing';
import { authMachine } from '#machines/auth/index.ts';
import { drawing as auth } from '#machines/auth/index.ts?drawing';
import { commentsMachine } from '#machines/comments/index.ts';
import { drawing as comments } from '#machines/comments/index.ts?drawing';
import { freshnessMachine } from '#machines/freshness/index.ts';
import { drawing as freshness } from '#machines/freshness/index.ts?drawing';
import { inspectionMachine } from '#machines/inspection/index.ts';
import { drawing as inspection } from '#machines/inspection/index.ts?drawing';
import { installPromptMachine } from '#machines/install-prompt/index.ts';
import { drawing as installPrompt } from '#machines/install-prompt/index.ts?drawing';
import { loadingBarMachine } from '#machines/loading-bar/index.ts';
import { drawing as loadingBar } from '#machines/loading-bar/index.ts?drawing';
import { readingSyncMachine } from '#machines/reading-sync/index.ts';
import { drawing as readingSync } from '#machines/reading-sync/index.ts?drawing';
import { readerMachine } from '#machines/reader/index.ts';
import { drawing as reader } from '#machines/reader/index.ts?drawing';
import { realtimeMachine } from '#machines/realtime/index.ts';
import { drawing as realtime } from '#machines/realtime/index.ts?drawing';
import { savingMachine } from '#machines/saving/index.ts';
import { drawing as saving } from '#machines/saving/index.ts?drawing';
import { searchMachine } from '#machines/search/index.ts';
import { drawing as search } from '#machines/search/index.ts?drawing';
import { serviceWorkerMachine } from '#machines/service-worker/index.ts';
import { drawing as serviceWorker } from '#machines/service-worker/index.ts?drawing';
import { signInMachine } from '#machines/sign-in/index.ts';
import { drawing as signIn } from '#machines/sign-in/index.ts?drawing';
import { speechMachine } from '#machines/speech/index.ts';
import { drawing as speech } from '#machines/speech/index.ts?drawing';
import { uploadMachine } from '#machines/upload/index.ts';
import { drawing as upload } from '#machines/upload/index.ts?drawing';
import { LiveStatechart, type LiveStatechartProps } from './LiveStatechart.tsx';

const meta: Meta = { title: 'Machines/Statecharts' };
export default meta;

type Story = StoryObj;

/** A machine is no argument that a control could show or a link hold. */
function live(props: LiveStatechartProps): Story {
  return { parameters: { statechart: props.machine.id }, render: () => <LiveStatechart {...props} /> };
}

const LOGIN = {
  token: 'token',
  user: { id: '7', name: 'Lan', email: 'lan@example.org', avatarUrl: null, language: 'vi', sessionId: 'one' },
};
const CHAPTER = { chapterId: '7', hasNext: true, isChromeShown: true, isOnline: true };
const DRAFT = { text: 'Hay quá', emoji: null, isSpoiler: false, replyToId: null, pinId: null };
const ELSEWHERE = { sessionId: 'two', at: '2026-11-21T08:00:00.000Z', device: { kind: 'PHONE', browser: 'Firefox', system: 'Android' } };

export const App: Story = live({
  machine: appMachine,
  drawing: app,
  input: { freshness: { build: 'one', jitter: 0.5 }, reading: { isIncognito: false }, worker: { isControlled: true, isEngaged: false } },
  fields: {
    'reader.open': { logic: readerMachine, input: CHAPTER },
    'reader.close': { chapterId: '7' },
    'speech.open': { logic: speechMachine },
    'search.open': { logic: searchMachine },
    'upload.open': { logic: uploadMachine },
  },
});

export const Auth: Story = live({
  machine: authMachine,
  drawing: auth,
  fields: {
    'session.opened': { login: LOGIN },
    'login.changedElsewhere': { login: null },
    'session.superseded': ELSEWHERE,
    'session.refused': { token: 'token' },
    'auth.updateUser': { user: { name: 'Mai' } },
    'xstate.done.actor.0.auth.restoring': { output: LOGIN },
  },
});

export const SignIn: Story = live({
  machine: signInMachine,
  drawing: signIn,
  fields: {
    'signIn.submit': { email: 'lan@example.org', password: 'words' },
    'registration.submit': { name: 'Lan', email: 'lan@example.org', password: 'words' },
    'link.open': { token: 'mailed' },
    'link.confirm': { password: 'words' },
    'xstate.done.actor.0.sign-in.sending': {
      output: { kind: 'linkNeeded', link: { token: 't', email: 'lan@example.org', hasPassword: true } },
    },
    'xstate.done.actor.0.sign-in.askingGoogle': { output: { code: 'code', state: 'state' } },
    'xstate.done.actor.0.sign-in.mailing': { output: null },
  },
});

export const Realtime: Story = live({
  machine: realtimeMachine,
  drawing: realtime,
  fields: { 'realtime.connect': { subscriber: { userId: '7', token: 'token' } }, 'login.elsewhere': ELSEWHERE },
});

export const Comments: Story = live({
  machine: commentsMachine,
  drawing: comments,
  input: { readerId: '7' },
  fields: {
    'comment.added': { key: 'b', id: '2', isReply: false },
    'comment.change': { change: { kind: 'delete', id: '1' } },
    'draft.changed': { draft: DRAFT },
    'draft.send': { key: 'c' },
    'earlier.ask': { threadId: '1' },
    'outgoing.discard': { key: 'c' },
    'outgoing.retry': { key: 'c' },
    'page.choose': { page: 2 },
    'reader.changed': { readerId: '8' },
    'xstate.done.actor.0.comments.list.loading': { output: ['1'] },
    'xstate.done.actor.0.comments.storage.recalling': { output: { draft: DRAFT, draftAuthorId: null, outbox: [] } },
    'xstate.done.actor.0.comments.outbox.sending': { output: { key: 'c', id: '3', isReply: false } },
  },
});

export const Reader: Story = live({
  machine: readerMachine,
  drawing: reader,
  input: CHAPTER,
  fields: {
    'place.changed': { position: 3, progress: 0.9, motion: 1, isAtEnd: false },
    'scroll.start': { speed: 3 },
    'page.failed': { id: '4' },
    'page.loaded': { id: '4' },
    'page.retry': { id: '4' },
  },
});

export const LoadingBar: Story = {
  ...live({
    machine: loadingBarMachine,
    drawing: loadingBar,
    fields: { 'load.started': { token: 'a' }, 'load.finished': { token: 'a' }, 'load.failed': { token: 'a' } },
  }),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'load.started' }));
    await expect(page.getByRole('img', { name: /now in: delaying/ })).toBeTruthy();
  },
};

export const Freshness: Story = live({
  machine: freshnessMachine,
  drawing: freshness,
  input: { build: 'one', jitter: 0.5 },
  fields: {
    'xstate.done.actor.0.freshness.build.checking': { output: { id: 'two', worker: 'on' } },
    'xstate.done.actor.0.freshness.chunks.claiming': { output: true },
  },
});

export const ReadingSync: Story = live({
  machine: readingSyncMachine,
  drawing: readingSync,
  input: { isIncognito: false },
  fields: {
    'reader.changed': { readerId: '7' },
    'incognito.changed': { isIncognito: false },
    'xstate.done.actor.0.reading-sync.sending': { output: 0 },
  },
});

export const Saving: Story = live({
  machine: savingMachine,
  drawing: saving,
  fields: {
    'chapter.save': { key: '12/345' },
    'chapter.remove': { key: '12/345' },
    'file.stored': { progress: { stored: 3, total: 20 } },
    'download.failed': { problem: null },
    'xstate.done.actor.0.saving.recalling': { output: [] },
  },
});

export const Upload: Story = live({
  machine: uploadMachine,
  drawing: upload,
  fields: {
    'files.choose': { keys: ['chương-12.cbz'] },
    'file.drop': { key: 'chương-12.cbz' },
    'file.retry': { key: 'chương-12.cbz' },
    'file.progressed': { progress: { done: 3_000_000, total: 20_000_000 } },
    'sending.failed': { problems: null },
    'sending.putOff': { putOff: { milliseconds: 240_000, until: 1_790_000_000_000 } },
    'processing.done': { chapterIds: ['345'], leftOut: [] },
    'processing.failed': { problems: [{ code: 'DAMAGED', file: 'chương-12.cbz/003.jpg', limit: null }] },
    'xstate.done.actor.0.upload.recalling': { output: [] },
  },
});

export const ServiceWorker: Story = live({ machine: serviceWorkerMachine, drawing: serviceWorker, input: {} });

export const InstallPrompt: Story = live({ machine: installPromptMachine, drawing: installPrompt, input: {} });

export const Search: Story = live({
  machine: searchMachine,
  drawing: search,
  fields: { 'query.typed': { query: 'đấu phá' }, 'xstate.done.actor.0.search.asking': { output: 8 } },
});

export const Speech: Story = live({
  machine: speechMachine,
  drawing: speech,
  fields: { 'speech.start': { at: 0, count: 3 }, 'speech.setRate': { rate: 1.5 } },
});

export const Inspection: Story = live({
  machine: inspectionMachine,
  drawing: inspection,
  fields: {
    'record.arrived': { length: 10 },
    'recording.opened': { length: 20 },
    'inspection.watchLive': { length: 10 },
    'inspection.goTo': { at: 3 },
    'inspection.setSpeed': { speed: 2 },
  },
});
