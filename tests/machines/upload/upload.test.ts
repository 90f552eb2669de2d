import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { uploadActors, uploadMachine, UploadPutOff } from '#machines/upload/index.ts';
import { guardNames, invertGuard, never, settled, walkPaths } from '#tests/support/machines/machine-walk.ts';
import { became, begin, bringWhole, DAMAGED, opened, refusal } from './upload-life.ts';

const NOTHING = { done: 0, total: 0 };
const HALF = { done: 1, total: 2 };
const LATER = { milliseconds: 240_000, until: 1_790_000_240_000 };
const UNREADABLE = { code: 'UNREADABLE', file: null, limit: null };
const done = (place: string, output?: unknown) => ({ type: `xstate.done.actor.0.upload.${place}`, output });
const failed = (place: string, error: Error) => ({ type: `xstate.error.actor.0.upload.${place}`, error });
const event = (type: string, rest: object): { type: string } => ({ type, ...rest });

describe('paths', () => {
  const machine = uploadMachine.provide({ actors: uploadActors({ recall: never, check: never, send: never, follow: never, drop: never }) });
  const choose = event('files.choose', { keys: ['a'] });
  const lost = new Error('The network is gone.');

  test('Every simple path of one file ends where the chart says.', () => {
    const walk = walkPaths(machine, [
      choose,
      { type: 'network.returned' },
      done('recalling', []),
      done('checking'),
      failed('checking', refusal),
      { type: 'sending.done' },
      event('sending.failed', { problems: null }),
      event('sending.putOff', { putOff: LATER }),
      event('sending.failed', { problems: [DAMAGED] }),
      event('processing.done', { chapterIds: ['7'], leftOut: [] }),
      event('processing.failed', { problems: null }),
      event('processing.failed', { problems: [DAMAGED] }),
    ]);
    expect(walk.astray).toEqual([]);
    expect(walk.paths).toBeGreaterThan(20);
    expect(walk.reached).toEqual([
      '"putOff"',
      '"recalling"',
      '"resting"',
      '"stranded"',
      '{"checking":"looking"}',
      '{"processing":"flowing"}',
      '{"sending":"flowing"}',
    ]);
  });

  test('Every simple path of a file that is held back ends where the chart says.', () => {
    const walk = walkPaths(machine, [choose, { type: 'upload.pause' }, { type: 'upload.resume' }, done('recalling', []), done('checking')]);
    expect(walk.astray).toEqual([]);
    expect(walk.paths).toBeGreaterThan(10);
    expect(walk.reached).toEqual(['"held"', '"recalling"', '"resting"', '{"checking":"looking"}', '{"sending":"flowing"}']);
  });

  test('Every simple path of a file that is dropped and chosen again ends where the chart says.', () => {
    const walk = walkPaths(machine, [
      choose,
      event('file.drop', { key: 'a' }),
      done('recalling', []),
      done('checking'),
      done('dropping'),
      failed('dropping', lost),
    ]);
    expect(walk.astray).toEqual([]);
    expect(walk.paths).toBeGreaterThan(10);
    expect(walk.reached).toEqual(['"dropping"', '"recalling"', '"resting"', '{"checking":"looking"}', '{"sending":"flowing"}']);
  });
});

describe('a file', () => {
  test('It is looked into, sent byte by byte and processed page by page; then it stands in a chapter.', async () => {
    const life = await opened();
    life.choose('a');
    expect([life.check.calls.map(({ input }) => input.key), life.files()]).toEqual([['a'], { a: { stage: 'checking' } }]);
    await life.check.answer();
    expect(life.files()).toEqual({ a: { stage: 'sending', progress: NOTHING, isStranded: false } });
    life.send.calls[0]?.input.tell(HALF);
    expect(life.files()).toEqual({ a: { stage: 'sending', progress: HALF, isStranded: false } });
    await life.send.answer();
    life.follow.calls[0]?.input.tell({ done: 7, total: 30 });
    expect(life.files()).toEqual({ a: { stage: 'processing', progress: { done: 7, total: 30 }, isStranded: false } });
    await life.follow.answer(became('12'));
    expect([life.value(), life.files(), life.facts]).toEqual([
      'resting',
      { a: { stage: 'arrived', chapterIds: ['12'], leftOut: [] } },
      [{ type: 'file.arrived', key: 'a', chapterIds: ['12'], leftOut: [] }],
    ]);
  });

  test('What of it was not taken is told with where the rest stands.', async () => {
    const life = await opened();
    life.choose('a');
    await life.check.answer();
    await life.send.answer();
    await life.follow.answer({ chapterIds: ['12'], leftOut: [DAMAGED] });
    expect(life.files()).toEqual({ a: { stage: 'arrived', chapterIds: ['12'], leftOut: [DAMAGED] } });
    expect(life.facts).toEqual([{ type: 'file.arrived', key: 'a', chapterIds: ['12'], leftOut: [DAMAGED] }]);
  });

  test('Several go one after another, in the order they were chosen, each once.', async () => {
    const life = await opened();
    life.choose('a', 'b', 'a');
    life.choose('b', 'c');
    expect(life.files()).toEqual({ a: { stage: 'checking' }, b: { stage: 'queued' }, c: { stage: 'queued' } });
    for (const id of ['1', '2', '3']) await bringWhole(life, id);
    expect(life.facts).toEqual([
      { type: 'file.arrived', key: 'a', chapterIds: ['1'], leftOut: [] },
      { type: 'file.arrived', key: 'b', chapterIds: ['2'], leftOut: [] },
      { type: 'file.arrived', key: 'c', chapterIds: ['3'], leftOut: [] },
    ]);
  });

  test('Refused at any step it says why and stops no other; another try begins from the start.', async () => {
    const life = await opened();
    life.choose('a', 'b', 'c', 'd');
    await life.check.refuse(refusal);
    await life.check.answer();
    await life.send.refuse(refusal);
    await life.check.answer();
    await life.send.answer();
    await life.follow.refuse(refusal);
    await life.check.refuse(new TypeError('The file cannot be read.'));
    const refused = { stage: 'refused', problems: [DAMAGED] };
    expect([life.value(), life.files()]).toEqual([
      'resting',
      { a: refused, b: refused, c: refused, d: { stage: 'refused', problems: [UNREADABLE] } },
    ]);
    life.retry('b');
    expect([life.files()['b'], life.check.calls.map(({ input }) => input.key)]).toEqual([{ stage: 'checking' }, ['b']]);
    await bringWhole(life, '8');
    life.retry('b');
    expect([life.value(), life.files()['b']]).toEqual(['resting', { stage: 'arrived', chapterIds: ['8'], leftOut: [] }]);
  });

  test('One that was refused and is chosen again begins from the start; one that arrived stays where it is.', async () => {
    const life = await opened();
    life.choose('a', 'b');
    await life.check.refuse(refusal);
    await bringWhole(life, '8');
    life.choose('a', 'b');
    expect(life.files()).toEqual({ a: { stage: 'checking' }, b: { stage: 'arrived', chapterIds: ['8'], leftOut: [] } });
    await bringWhole(life, '9');
    expect(life.files()['a']).toEqual({ stage: 'arrived', chapterIds: ['9'], leftOut: [] });
  });

  test('One that becomes possible while another is sent waits its turn, though it stands before it.', async () => {
    const life = await opened();
    life.choose('a', 'b');
    await life.check.refuse(refusal);
    await life.check.answer();
    life.retry('a');
    life.send.calls[0]?.input.tell(HALF);
    expect(life.files()).toEqual({ a: { stage: 'queued' }, b: { stage: 'sending', progress: HALF, isStranded: false } });
    await life.send.answer();
    expect(life.check.calls.map(({ input }) => input.key)).toEqual(['a']);
  });
});

describe('a lost network', () => {
  test('Sending waits and goes on when it is back, or after four seconds by itself; what was sent stays told.', async () => {
    const life = await opened();
    life.choose('a');
    await life.check.answer();
    life.send.calls[0]?.input.tell(HALF);
    await life.send.refuse();
    expect([life.value(), life.files()]).toEqual(['stranded', { a: { stage: 'sending', progress: HALF, isStranded: true } }]);
    life.network();
    expect(life.send.calls.map(({ input }) => input.key)).toEqual(['a']);
    await life.send.refuse();
    life.clock.increment(4000);
    await life.send.answer();
    await life.follow.refuse();
    expect(life.value()).toBe('stranded');
    life.clock.increment(4000);
    await life.follow.answer(became('5'));
    expect(life.files()).toEqual({ a: { stage: 'arrived', chapterIds: ['5'], leftOut: [] } });
  });

  test('A step that tells nothing for a minute is given up and tried again, and no late word of it counts.', async () => {
    const life = await opened();
    life.choose('a');
    await life.check.answer();
    const first = life.send.calls[0]?.input;
    life.clock.increment(59_000);
    first?.tell(HALF);
    life.clock.increment(59_000);
    expect(life.value()).toEqual({ sending: 'flowing' });
    life.clock.increment(1000);
    expect([life.value(), first?.signal.aborted]).toEqual(['stranded', true]);
    first?.tell({ done: 2, total: 2 });
    await life.send.refuse(refusal);
    expect(life.files()).toEqual({ a: { stage: 'sending', progress: HALF, isStranded: true } });
  });

  test('The network that is back asks again what hangs, while it is sent and while it is processed.', async () => {
    const life = await opened();
    life.choose('a');
    await life.check.answer();
    life.network();
    expect(life.send.calls.map(({ input }) => input.signal.aborted)).toEqual([true, false]);
    life.send.calls.shift();
    await life.send.answer();
    life.network();
    expect(life.follow.calls.map(({ input }) => input.signal.aborted)).toEqual([true, false]);
  });

  test('A file that the browser cannot look into within twelve seconds is refused.', async () => {
    const life = await opened();
    life.choose('a');
    life.clock.increment(12_000);
    expect(life.files()).toEqual({ a: { stage: 'refused', problems: [UNREADABLE] } });
  });
});

describe('a server that has taken much in a short time', () => {
  test('What it puts off is said to wait until when, and goes on then by itself; a network that comes back hurries nobody.', async () => {
    const life = await opened();
    life.choose('a', 'b');
    await life.check.answer();
    await life.send.refuse(new UploadPutOff(LATER));
    expect([life.value(), life.files()]).toEqual(['putOff', { a: { stage: 'putOff', until: LATER.until }, b: { stage: 'queued' } }]);
    life.network();
    life.clock.increment(239_999);
    expect([life.value(), life.send.calls]).toEqual(['putOff', []]);
    life.clock.increment(1);
    expect(life.send.calls.map(({ input }) => input.key)).toEqual(['a']);
    await life.send.answer();
    await life.follow.answer(became('1'));
    expect(life.files()).toEqual({ a: { stage: 'arrived', chapterIds: ['1'], leftOut: [] }, b: { stage: 'checking' } });
  });

  test('What is put off can be held back and dropped meanwhile.', async () => {
    const life = await opened();
    life.choose('a', 'b');
    await life.check.answer();
    await life.send.refuse(new UploadPutOff(LATER));
    life.pause();
    expect([life.value(), life.view().isPaused]).toEqual(['held', true]);
    life.resume();
    await life.send.refuse(new UploadPutOff(LATER));
    life.discard('a');
    await life.drop.answer();
    expect(life.files()).toEqual({ b: { stage: 'checking' } });
  });
});

test('Unplugged ports reject: nothing is said to have arrived.', async () => {
  const actor = createActor(uploadMachine).start();
  await settled();
  actor.send({ type: 'files.choose', keys: ['a'] });
  await settled();
  expect(actor.getSnapshot().context.files.map(({ end }) => end)).toEqual([{ kind: 'refused', problems: [UNREADABLE] }]);
  actor.stop();
});

async function scenario(machine = uploadMachine) {
  const life = begin(machine);
  await life.recall.answer([]);
  const seen: unknown[] = [life.value()];
  life.choose('a', 'b');
  life.discard('b');
  seen.push(life.value());
  await life.check.answer();
  seen.push(life.value(), life.drop.calls.length);
  await life.drop.answer();
  await life.send.refuse();
  seen.push(life.value());
  life.network();
  life.pause();
  seen.push(life.value());
  life.resume();
  life.send.calls.splice(0);
  life.discard('a');
  seen.push(life.value());
  life.actor.stop();
  return seen;
}
const EXPECTED = ['resting', { checking: 'looking' }, 'dropping', 1, 'stranded', 'held', 'dropping'];

test.each(guardNames(uploadMachine))('Turning the guard %s round is noticed.', async (name) => {
  expect(await scenario()).toEqual(EXPECTED);
  const turned = await scenario(invertGuard(uploadMachine, name)).catch((error: unknown) => error);
  expect(turned).not.toEqual(EXPECTED);
});
