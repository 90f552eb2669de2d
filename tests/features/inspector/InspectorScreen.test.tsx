import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EventRecord } from '#machines/inspection/index.ts';
import { DRAWINGS } from '#src/app/inspector/drawings.ts';
import { InspectorScreen, type InspectorScreenProps } from '#src/features/inspector/InspectorScreen.tsx';
import { playbackOf, recordsOfTwoLoads } from '#stories/catalogue/inspector.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const records = recordsOfTwoLoads();
const PAGES = [
  { id: 'one', since: 1_790_000_000_000, address: '/genres?inspect' },
  { id: 'two', since: 1_790_000_060_000, address: '/?inspect' },
];

beforeEach(() => page.viewport(1280, 800));

function inspector(over: Partial<InspectorScreenProps> = {}) {
  const told: unknown[] = [];
  renderPart(screen(over, told));
  return told;
}

function screen(over: Partial<InspectorScreenProps>, told: unknown[]) {
  const tell =
    (name: string) =>
    (...values: unknown[]): void =>
      void told.push([name, ...values]);
  return (
    <InspectorScreen
      records={records}
      forgotten={0}
      playback={playbackOf(records)}
      drawings={DRAWINGS}
      problem={null}
      pages={PAGES}
      page="one"
      onWatchPage={tell('watchPage')}
      onSpeed={tell('speed')}
      onGoTo={tell('goTo')}
      onFollow={tell('follow')}
      onStop={tell('stop')}
      onReplay={tell('replay')}
      onWatchLive={tell('watchLive')}
      onSave={tell('save')}
      onOpen={tell('open')}
      onSend={tell('send')}
      {...over}
    />
  );
}

const lit = (): string[] => [...document.querySelectorAll('[data-lit] > text:first-of-type')].map((name) => name.textContent ?? '');
const arrows = (): number => document.querySelectorAll('[aria-label="Sequence of events"] path').length / 2;
const taken = (): string[] => [...document.querySelectorAll('text[data-taken]')].map((line) => line.textContent ?? '');

test('The chosen actor is drawn in its states, with what it took to get there.', async () => {
  inspector({
    playback: playbackOf(records, { at: records.findIndex((record) => record.kind === 'state' && record.states[0] === 'delaying') }),
  });
  await page.getByRole('button', { name: /^loading-bar/ }).click();
  expect(lit()).toEqual(['delaying']);
  expect(taken()).toEqual(['load.started / addLoad']);
});

test('A row of the log, the slider and the steps go to their moment.', async () => {
  const told = inspector({ playback: playbackOf(records, { at: 5, mode: 'standing' }) });
  await page.getByRole('list', { name: 'Event log' }).getByRole('button').first().click();
  await page.getByRole('button', { name: /Forward/ }).click();
  await page.getByRole('button', { name: /Back/ }).click();
  await page.getByRole('slider', { name: 'Moment' }).fill('2');
  expect(told).toEqual([
    ['goTo', 0],
    ['goTo', 6],
    ['goTo', 4],
    ['goTo', 2],
  ]);
});

test('A row of the log chooses the actor that it tells of.', async () => {
  inspector();
  await page.getByRole('button', { name: /^app/ }).click();
  await page
    .getByRole('list', { name: 'Event log' })
    .getByRole('button', { name: /load\.started/ })
    .last()
    .click();
  await expect
    .element(page.getByRole('navigation', { name: 'Actors' }).getByRole('button', { name: /^loading-bar/ }))
    .toHaveAttribute('aria-current', 'true');
});

test('What is kept no longer is told beside where the records come from.', async () => {
  inspector({ forgotten: 1950 });
  await expect.element(page.getByText('1950 older records are forgotten')).toBeVisible();
});

test('The row that is looked at says what its event carries, and no other does.', async () => {
  const all = [...records, turnedTo(3), turnedTo(4)];
  inspector({ records: all, playback: playbackOf(all, { at: records.length, mode: 'standing' }) });
  await expect.element(page.getByRole('list', { name: 'Event log' })).toBeVisible();
  expect([...document.querySelectorAll('pre')].map(({ textContent }) => textContent)).toEqual(['{\n  "to": 3\n}']);
  expect(document.querySelector('pre')?.previousElementSibling?.getAttribute('aria-current')).toBe('true');
});

test.each(['Statechart', 'Sequence'])('On a phone, what arrives moves the log and the drawing (%s), never the page.', async (drawn) => {
  await page.viewport(360, 740);
  const many = recordsOfTwoLoads(30);
  const show = (length: number) => screen({ records: many.slice(0, length), playback: playbackOf(many.slice(0, length)) }, []);
  const part = renderPart(show(40));
  await page.getByRole('radio', { name: drawn }).click();
  scrollTo(0, 0);
  for (const length of [60, 90, many.length]) {
    part.show(show(length));
    expect([scrollY, document.querySelector('aside [aria-current] time')?.textContent]).toEqual([0, clockOf(many[length - 1]?.at)]);
  }
  const [log, row] = [document.querySelector('aside'), document.querySelector('aside [aria-current]')].map((one) =>
    one?.getBoundingClientRect(),
  );
  expect((row?.bottom ?? 0) <= (log?.bottom ?? 0)).toBe(true);
});

test('An event is sent to the chosen actor with its fields; fields that are no object are refused and nothing is sent.', async () => {
  const told = inspector();
  await page.getByRole('button', { name: /^loading-bar/ }).click();
  await page.getByRole('tab', { name: 'Send' }).click();
  const fields = page.getByRole('textbox', { name: 'Its fields, as JSON' });
  await fields.fill('[1]');
  await page.getByRole('button', { name: 'load.started' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('nothing was sent');
  await fields.fill('{"token": "a"}');
  await page.getByRole('button', { name: 'load.started' }).click();
  await page.getByRole('textbox', { name: 'Another type' }).fill('page.turned');
  await userEvent.keyboard('{Enter}');
  const bar = records.find((record) => record.kind === 'actor' && record.name === 'loading-bar')?.actor;
  expect(told).toEqual([
    ['send', bar, { token: 'a', type: 'load.started' }],
    ['send', bar, { token: 'a', type: 'page.turned' }],
  ]);
});

test('A recording is told nothing.', async () => {
  inspector({ playback: playbackOf(records, { isLive: false, mode: 'standing' }) });
  await page.getByRole('tab', { name: 'Send' }).click();
  await expect.element(page.getByText(/^This is a recording/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Send', exact: true }).query()).toBeNull();
});

test('The sequence diagram and the context show the same moment, of all actors or of the chosen one.', async () => {
  inspector();
  await page.getByRole('button', { name: /^app/ }).click();
  await page.getByRole('radio', { name: 'Sequence' }).click();
  const events = records.filter((record) => record.kind === 'event' && !/^xstate\.(init|stop)/.test(record.event.type));
  expect(arrows()).toBe(events.length);
  await page.getByRole('checkbox', { name: 'Only the chosen actor' }).click();
  expect(arrows()).toBe(1);
  await expect.element(page.getByRole('list', { name: 'Event log' }).getByText(/page\.turned/)).toBeVisible();
  await page.getByRole('tab', { name: 'Context' }).click();
  expect(document.querySelector('pre')?.textContent).toBe('{\n  "turns": 1\n}');
});

test('The page to watch and the speed of the replay are chosen.', async () => {
  const told = inspector();
  await page.getByRole('combobox', { name: 'Watched page' }).selectOptions('two');
  await page.getByRole('combobox', { name: 'Speed of the replay' }).selectOptions('16 a second');
  expect(told).toEqual([
    ['watchPage', 'two'],
    ['speed', 16],
  ]);
});

test('A recording is opened by its file, and left for the live page.', async () => {
  const told = inspector({ playback: playbackOf(records, { isLive: false, mode: 'standing' }) });
  const file = new File(['{}'], 'recording.json', { type: 'application/json' });
  await page.getByLabelText('Open recording').upload(file);
  await page.getByRole('button', { name: 'Watch live' }).click();
  await page.getByRole('button', { name: 'Save recording' }).click();
  await page.getByRole('button', { name: 'Replay' }).click();
  expect(told.map((one) => (one as string[])[0])).toEqual(['open', 'watchLive', 'save', 'replay']);
});

function turnedTo(to: number): EventRecord {
  return { kind: 'event', at: 1_790_000_000_000, actor: 'x:0', from: null, event: { type: 'page.turned', to } };
}

function clockOf(at = 0): string {
  return new Date(at).toISOString().slice(14, 23);
}
