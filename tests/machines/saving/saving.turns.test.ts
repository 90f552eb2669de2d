import { expect, test } from 'vitest';
import { opened } from './saving-life.ts';

test('A tab waits for its turn as long as others save, and says so after a moment: nothing of its own has failed.', async () => {
  const life = await opened();
  const waiting = [{ '1/1': { stage: 'queued' } }, 1];
  const waited = (calls: readonly unknown[]) => [life.savings(), calls.length];
  life.leaveTurn();
  life.save('1/1');
  expect(life.savings()).toEqual({ '1/1': { stage: 'checking' } });
  life.clock.increment(600_000);
  expect(waited(life.prepare.calls)).toEqual(waiting);
  life.takeTurn();
  expect(life.savings()).toEqual({ '1/1': { stage: 'checking' } });
  life.leaveTurn();
  await life.prepare.answer();
  life.clock.increment(600_000);
  expect(waited(life.download.calls)).toEqual(waiting);
  life.takeTurn();
  expect(life.savings()).toEqual({ '1/1': { stage: 'downloading', progress: { stored: 0, total: 0 } } });
  life.leaveTurn();
  await life.download.answer();
  life.clock.increment(600_000);
  expect(waited(life.verify.calls)).toEqual(waiting);
  life.takeTurn();
  await life.verify.answer();
  expect([life.value(), life.savings()]).toEqual(['idle', {}]);
});

test('What it asks for is given up only from its turn on.', async () => {
  const life = await opened();
  life.leaveTurn();
  life.save('1/1');
  life.clock.increment(60_000);
  life.takeTurn();
  life.clock.increment(9_000);
  expect(life.savings()).toEqual({ '1/1': { stage: 'checking' } });
  life.clock.increment(1000);
  expect(life.savings()).toEqual({ '1/1': { stage: 'stranded' } });
});

test('The turn of a call that was given up counts for none after it.', async () => {
  const life = await opened();
  life.leaveTurn();
  life.save('1/1');
  life.discard('1/1');
  await life.remove.answer();
  life.prepare.calls.shift();
  life.save('1/2');
  life.clock.increment(1000);
  life.takeTurnOfFirst();
  expect(life.savings()).toEqual({ '1/2': { stage: 'queued' } });
});

test('A chapter that waits for its turn has come no way, however far one was that was removed before it.', async () => {
  const life = await opened();
  life.save('1/1', '1/2');
  await life.prepare.answer();
  life.download.calls[0]?.input.tell({ stored: 5, total: 10 });
  life.discard('1/1');
  await life.remove.answer();
  life.leaveTurn();
  await life.prepare.answer();
  expect(life.savings()).toEqual({ '1/2': { stage: 'downloading', progress: { stored: 0, total: 0 } } });
});

test('What is removed is said to go for as long as others save, and is looked for no longer than ten seconds from its turn on.', async () => {
  const life = await opened();
  life.leaveTurn();
  life.discard('1/1');
  life.clock.increment(600_000);
  expect(life.savings('1/1', '1/9')).toEqual({ '1/1': { stage: 'removing' } });
  life.save('1/1', '1/2');
  expect(life.savings('1/1')).toEqual({ '1/1': { stage: 'queued' }, '1/2': { stage: 'queued' } });
  life.takeTurn();
  life.clock.increment(9000);
  expect(life.isRemoving()).toBe(true);
  life.clock.increment(1000);
  expect(life.savings('1/1')).toEqual({ '1/1': { stage: 'checking' }, '1/2': { stage: 'queued' } });
});
