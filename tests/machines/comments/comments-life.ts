import { createActor, SimulatedClock } from 'xstate';
import {
  type Change,
  commentsActors,
  type CommentsFact,
  commentsMachine,
  commentsView,
  type Delivered,
  type Draft,
  EMPTY_DRAFT,
  type Kept,
  type LiveNews,
  type Outgoing,
} from '#machines/comments/index.ts';
import { HeldCalls } from '#tests/support/machines/machine-walk.ts';

export const NOTHING_KEPT: Kept = { draft: EMPTY_DRAFT, draftAuthorId: null, outbox: [] };

export function draftOf(text: string): Draft {
  return { ...EMPTY_DRAFT, text };
}

export function added(key: string, id: string) {
  return { type: 'comment.added' as const, key, id, isReply: false };
}

interface Beginning {
  readonly readerId?: string | null;
  readonly machine?: typeof commentsMachine;
}

/** A running machine of comments whose ports wait for the test. */
export function begin({ readerId = 'reader', machine = commentsMachine }: Beginning = {}) {
  const clock = new SimulatedClock();
  const load = new HeldCalls<readonly string[], number>();
  const earlier = new HeldCalls<void, string>();
  const send = new HeldCalls<Delivered, Outgoing>();
  const change = new HeldCalls<void, Change>();
  const recall = new HeldCalls<Kept>();
  const keep = new HeldCalls<void, Kept>();
  const facts: CommentsFact[] = [];
  let tell: ((news: LiveNews) => void) | null = null;
  const openLive = (listener: (news: LiveNews) => void) => {
    tell = listener;
    return () => {
      tell = null;
    };
  };
  const ports = {
    loadPage: load.ask,
    loadEarlier: earlier.ask,
    openLive,
    send: send.ask,
    change: change.ask,
    recall: recall.ask,
    keep: keep.ask,
  };
  const actor = createActor(machine.provide({ actors: commentsActors(ports) }), { clock, input: { readerId } });
  actor.on('*', (fact) => facts.push(fact));
  actor.subscribe({ error: () => {} });
  actor.start();
  return {
    actor,
    clock,
    load,
    earlier,
    send,
    change,
    recall,
    keep,
    facts,
    news: (news: LiveNews) => tell?.(news),
    isListening: () => tell !== null,
    view: () => commentsView(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
    write: (text: string, key: string) => {
      actor.send({ type: 'draft.changed', draft: draftOf(text) });
      actor.send({ type: 'draft.send', key });
    },
  };
}

/** Live, with its first page and nothing kept from before. */
export async function opened(options: Parameters<typeof begin>[0] = {}, ids: readonly string[] = ['1']) {
  const life = begin(options);
  await life.recall.answer(NOTHING_KEPT);
  life.news({ type: 'live.opened' });
  await life.load.answer(ids);
  return life;
}
