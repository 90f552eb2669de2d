import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine } from 'xstate';
import type { DrawnBox, DrawnLine, DrawnState, DrawnTransition, StatechartDrawing } from '#src/features/inspector/statechart-drawing.ts';
import { transitionsBack } from './reading-order.ts';
import { readStatechart, type ReadState, type ReadStatechart, type ReadTransition } from './read-statechart.ts';

/** Of a monospaced face of 12 units; the drawing sets its texts in it, so that boxes fit without measuring. */
const LETTER = 7.3;
const LINE = 16;
const HEAD = 28;
const SIDE = 12;
const DOT = 10;

const LAYOUT = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};

const LABEL = { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' };

/** Lays a machine's statechart out, in Node and once: browsers only draw. */
export async function drawStatechart(machine: AnyStateMachine): Promise<StatechartDrawing> {
  const chart = readStatechart(machine);
  const isBack = transitionsBack(chart);
  const laid: ElkNode = await new Elk().layout({
    id: 'page',
    layoutOptions: LAYOUT,
    children: [boxOf(chart.root)],
    edges: edgesOf(chart, isBack),
  });
  const places = new Map(nodesOf(laid).map((node) => [node.id, place(node)]));
  return {
    id: chart.id,
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    states: statesOf(chart.root, places),
    transitions: (laid.edges ?? []).map((edge, index) => drawnTransition(edge, chart.transitions[index] ?? null, isBack[index] ?? false)),
    events: chart.events,
  };
}

function boxOf(state: ReadState): ElkNode {
  const words = textSize([{ text: state.name, event: null, guard: null }, ...state.lines]);
  const head = HEAD + state.lines.length * LINE;
  if (state.children.length === 0) return { id: idOf(state.path), width: words.width + 2 * SIDE, height: head + 4 };
  return {
    id: idOf(state.path),
    layoutOptions: {
      'elk.padding': `[top=${head + SIDE},left=${SIDE + 4},bottom=${SIDE + 4},right=${SIDE + 4}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${words.width + 2 * SIDE}, ${head})`,
    },
    children: [
      ...(state.initial === null
        ? []
        : [{ id: dotOf(state.path), width: DOT, height: DOT, layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' } }]),
      ...state.children.map(boxOf),
    ],
  };
}

/** Transitions that lead back are laid out the other way round. */
function edgesOf(chart: ReadStatechart, isBack: readonly boolean[]): ElkExtendedEdge[] {
  const between = chart.transitions.map(({ from, to, lines }, index) => {
    const { width, height } = textSize(lines);
    return {
      id: `transition ${index}`,
      sources: [idOf(isBack[index] ? to : from)],
      targets: [idOf(isBack[index] ? from : to)],
      labels: [{ id: `label ${index}`, text: ' ', width: width + 8, height, layoutOptions: LABEL }],
    };
  });
  return [...between, ...initialEdges(chart.root)];
}

function initialEdges(state: ReadState): ElkExtendedEdge[] {
  const own =
    state.initial === null
      ? []
      : [
          {
            id: `initial ${state.path}`,
            sources: [dotOf(state.path)],
            targets: [idOf(childPath(state.path, state.initial))],
            layoutOptions: { 'elk.layered.priority.direction': '10' },
          },
        ];
  return [...own, ...state.children.flatMap(initialEdges)];
}

function statesOf(state: ReadState, places: ReadonlyMap<string, DrawnBox>): DrawnState[] {
  const { path, name, type, lines } = state;
  const dot = places.get(dotOf(path));
  return [
    { path, name, type, lines, ...(places.get(idOf(path)) ?? NOWHERE) },
    ...(dot ? [{ path: dotOf(path), name: '', type: 'initial' as const, lines: [], ...dot }] : []),
    ...state.children.flatMap((child) => statesOf(child, places)),
  ];
}

const NOWHERE: DrawnBox = { x: 0, y: 0, width: 0, height: 0 };

function drawnTransition(edge: ElkExtendedEdge, transition: ReadTransition | null, isBack: boolean): DrawnTransition {
  const points = (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);
  const [label] = edge.labels ?? [];
  return {
    from: transition?.from ?? edge.sources[0] ?? '',
    to: transition?.to ?? (edge.targets[0] ?? '').slice('state '.length),
    points: (isBack ? points.toReversed() : points).map(({ x, y }) => [Math.round(x), Math.round(y)] as const),
    label: label && transition ? { ...place(label), lines: transition.lines } : null,
  };
}

function nodesOf(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

function place({ x = 0, y = 0, width = 0, height = 0 }: Partial<DrawnBox>): DrawnBox {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

function textSize(lines: readonly DrawnLine[]): { readonly width: number; readonly height: number } {
  return { width: Math.max(...lines.map(({ text }) => text.length)) * LETTER, height: lines.length * LINE };
}

function idOf(path: string): string {
  return `state ${path}`;
}

function dotOf(path: string): string {
  return `initial of ${path}`;
}

function childPath(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
