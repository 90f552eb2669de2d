import { onTestFinished, expect, test } from 'vitest';
import type { InspectionRecord } from '#machines/inspection/index.ts';
import { WatchedPage } from '#src/adapters/inspection/inspection-channel.ts';
import { InspectorSession } from '#src/app/inspector/inspector-session.ts';
import { eventually } from '#tests/support/eventually.ts';

const started: InspectionRecord = { kind: 'actor', at: 1, actor: 'x:0', name: 'app', machine: 'app', parent: null };
const told: InspectionRecord = { kind: 'event', at: 2, actor: 'x:0', from: null, event: { type: 'place.changed' } };

function open() {
  const page = new WatchedPage({ send: () => undefined, address: () => '/comic/1/2?inspect' });
  const session = new InspectorSession();
  const closing = [session.start(), () => page.close()];
  onTestFinished(() => closing.forEach((close) => close()));
  return { page, session };
}

test('What a page tells in quick succession is shown together, frame by frame, and none of it is lost.', async () => {
  const { page, session } = open();
  let shown = 0;
  session.subscribe(() => (shown += 1));
  page.tell(started);
  for (let count = 1; count < 1000; count += 1) page.tell(told);
  await eventually(() => expect(session.read().records).toHaveLength(1000));
  await eventually(() => expect(session.read().playback).toMatchObject({ mode: 'following', length: 1000, at: 999 }));
  expect(shown).toBeLessThan(200);
});

test('Who looks at a moment goes on looking at it while older ones are forgotten, and is told how many are.', async () => {
  const { page, session } = open();
  const count = (from: number, to: number): void => {
    for (let at = from; at < to; at += 1) page.tell({ ...told, at });
  };
  page.tell(started);
  count(1, 19_000);
  await eventually(() => expect(session.read().records).toHaveLength(19_000));
  session.tell({ type: 'inspection.goTo', at: 15_000 });
  count(19_000, 20_500);
  await eventually(() => expect(session.read().playback).toMatchObject({ mode: 'standing', length: 18_501 }));
  const { records, forgotten, playback } = session.read();
  expect([forgotten, records.length, records[playback.at]?.at]).toEqual([1999, 18_501, 15_000]);
});

test('A page that is loaded while another is stopped at a moment is followed from its first record.', async () => {
  const { page, session } = open();
  page.tell(started);
  page.tell(told);
  await eventually(() => expect(session.read().playback).toMatchObject({ mode: 'following', length: 2 }));
  session.tell({ type: 'inspection.goTo', at: 0 });
  const reloaded = new WatchedPage({ send: () => undefined, address: () => '/genres?inspect' });
  onTestFinished(() => reloaded.close());
  page.hide();
  reloaded.tell(started);
  reloaded.tell(told);
  await eventually(() => expect(session.read()).toMatchObject({ page: session.read().pages.at(-1)?.id, records: [started, told] }));
  await eventually(() => expect(session.read().playback).toMatchObject({ mode: 'following', at: 1, length: 2 }));
});
