import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { drawingModule } from '../../build/drawing-loader.ts';
import { drawStatechart } from '../../build/statechart-drawing/draw-statechart.ts';
import { transitionsBack } from '../../build/statechart-drawing/reading-order.ts';
import { readStatechart } from '../../build/statechart-drawing/read-statechart.ts';
import { DRAWINGS } from '#src/app/inspector/drawings.ts';
import type { DrawnBox } from '#src/features/inspector/statechart-drawing.ts';
import { ownFiles, ROOT } from '../architecture/source-files.ts';

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  on: { 'lamp.dimmed': { actions: 'dim' } },
  states: {
    off: { on: { 'lamp.switched': [{ guard: 'hasPower', target: 'on' }, { target: 'broken' }] } },
    on: {
      initial: 'warming',
      entry: 'glow',
      after: { 1000: 'off' },
      invoke: { src: 'burn', onError: 'broken' },
      states: { warming: { always: 'bright' }, bright: {} },
    },
    broken: { type: 'final' },
  },
});

test('A machine is read as what stands in each box and what leads where, by the names of its setup.', () => {
  const { root, transitions, events } = readStatechart(lamp);
  expect(root.lines.map(({ text }) => text)).toEqual(['lamp.dimmed / dim']);
  expect(root.children.map(({ path, type, lines }) => [path, type, lines.map(({ text }) => text)])).toEqual([
    ['off', 'atomic', []],
    ['on', 'compound', ['entry / glow', 'invoke / burn']],
    ['broken', 'final', []],
  ]);
  expect(transitions.map(({ from, to, lines }) => `${from} > ${to}: ${lines.map(({ text }) => text).join('; ')}`).toSorted()).toEqual([
    'off > broken: lamp.switched',
    'off > on: lamp.switched [hasPower]',
    'on > broken: error burn',
    'on > off: after 1000',
    'on.warming > on.bright: always',
  ]);
  expect(events).toEqual(['lamp.dimmed', 'lamp.switched']);
});

test('Only what leads towards the start is drawn upwards.', () => {
  const chart = readStatechart(lamp);
  const isBack = transitionsBack(chart);
  expect(chart.transitions.filter((_, index) => isBack[index]).map(({ from, to }) => `${from} > ${to}`)).toEqual(['on > off']);
});

const NOWHERE: DrawnBox = { x: 0, y: 0, width: 0, height: 0 };

test('States begin at the top with the initial one, and stand within those that hold them.', async () => {
  const drawing = await drawStatechart(lamp);
  const box = (path: string) => drawing.states.find((state) => state.path === path) ?? NOWHERE;
  expect(box('off').y).toBeLessThan(box('on').y);
  expect(box('initial of ').y).toBeLessThan(box('off').y);
  expect(isWithin(box('on.bright'), box('on'))).toBe(true);
  const back = drawing.transitions.find(({ from, to }) => from === 'on' && to === 'off');
  expect(back?.points[0]?.[1]).toBeGreaterThan(back?.points.at(-1)?.[1] ?? Number.NaN);
});

test('Every machine of the house is drawn, and is in the list of the inspector.', () => {
  const folders = new Set(ownFiles(/^machines\/[^/]+\/index\.ts$/).map((file) => file.split('/')[1]));
  expect(new Set(DRAWINGS.keys())).toEqual(folders);
});

test('In no drawing do two states lie over each other, nor a label over a label.', () => {
  for (const { states, transitions } of DRAWINGS.values()) {
    const inner = states.filter(({ type }) => type !== 'initial');
    for (const one of inner)
      for (const other of inner) if (one.path < other.path && standApart(one.path, other.path)) expect(overlap(one, other)).toBe(false);
    const labels = transitions.flatMap(({ label }) => label ?? []);
    for (const [index, one] of labels.entries()) for (const other of labels.slice(index + 1)) expect(overlap(one, other)).toBe(false);
  }
});

test('Every box is as wide as its words and as high as its head, boxes that hold others too.', async () => {
  const boasting = createMachine({
    id: 'boasting',
    initial: 'outer',
    states: { outer: { entry: 'sayAVeryLongWordThatNobodyWouldSay', initial: 'inner', states: { inner: {} } } },
  });
  for (const { states } of [await drawStatechart(boasting), ...DRAWINGS.values()])
    for (const { name, lines, width, height, head } of states.filter(({ type }) => type !== 'initial')) {
      expect(Math.max(...[name, ...lines.map(({ text }) => text)].map((text) => text.length)) * 7.2).toBeLessThan(width);
      expect(head).toBeLessThanOrEqual(height);
    }
});

test('A transition from a state to one within it begins under the words of the outer one.', async () => {
  const { states, transitions } = await drawStatechart(
    createMachine({
      id: 'box',
      entry: ['one', 'two', 'three'],
      initial: 'shut',
      on: { open: '.opened' },
      states: { shut: {}, opened: {} },
    }),
  );
  const root = states.find(({ path }) => path === '');
  const opening = transitions.find(({ from, to }) => from === '' && to === 'opened');
  expect(opening?.points[0]?.[1]).toBe((root?.y ?? 0) + (root?.head ?? 0));
});

test('Regions that nothing joins are packed, not set in a row.', async () => {
  const region = { initial: 'one', states: { one: { on: { next: 'two' } }, two: {} } };
  const regions = Object.fromEntries(Array.from('abcdefghijkl', (name) => [name, region]));
  const { states, transitions, width, height } = await drawStatechart(createMachine({ id: 'packed', type: 'parallel', states: regions }));
  expect(new Set(states.filter(({ path }) => path.length === 1).map(({ y }) => y)).size).toBeGreaterThan(1);
  expect(width).toBeLessThan(height * 2);
  expect(transitions.filter(({ label }) => label !== null)).toHaveLength(12);
  expect(transitions.every(({ points }) => points.length >= 2)).toBe(true);
});

test('A long transition is broken into lines of the same event and guard.', () => {
  const { root } = readStatechart(
    createMachine({ id: 'long', on: { 'thing.happened': { guard: 'isOfInterest', actions: ['noteIt', 'tellEverybody', 'forgetIt'] } } }),
  );
  const line = { event: 'thing.happened', guard: 'isOfInterest' };
  expect(root.lines).toEqual([
    { ...line, text: 'thing.happened [isOfInterest]' },
    { ...line, text: '  / noteIt, tellEverybody,' },
    { ...line, text: '  forgetIt' },
  ]);
});

test('A door without a machine behind it is refused with a sentence.', async () => {
  await expect(drawingModule(`${ROOT}/src/ui/breakpoints.ts`, 0)).rejects.toThrow('exports no statechart that could be drawn');
});

function standApart(one: string, other: string): boolean {
  return one !== '' && other !== '' && !one.startsWith(`${other}.`) && !other.startsWith(`${one}.`);
}

function isWithin(inner: DrawnBox, outer: DrawnBox): boolean {
  return (
    inner.x > outer.x &&
    inner.y > outer.y &&
    inner.x + inner.width < outer.x + outer.width &&
    inner.y + inner.height < outer.y + outer.height
  );
}

function overlap(one: DrawnBox, other: DrawnBox): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
}
