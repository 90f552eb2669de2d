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
const LABEL_SIDE = 6;
const TRANSITION = 'transition ';

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

/** Regions that no transition joins are packed into a page, rather than set in one long row. */
const PACKED = {
  'elk.algorithm': 'rectpacking',
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.aspectRatio': '1.4',
  'elk.spacing.nodeNode': '16',
};

/** Lays a machine's statechart out, in Node and once: browsers only draw. */
export async function drawStatechart(machine: AnyStateMachine): Promise<StatechartDrawing> {
  const chart = readStatechart(machine);
  const isBack = transitionsBack(chart);
  const laid: ElkNode = await new Elk().layout(pageOf(chart, edgesOf(chart, isBack)));
  const nodes = nodesOf(laid);
  const places = new Map(nodes.map((node) => [node.id, place(node)]));
  const states = statesOf(chart.root, places);
  return {
    id: chart.id,
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    states,
    transitions: nodes
      .flatMap(({ edges = [] }) => edges)
      .map((edge) => {
        const index = edge.id.startsWith(TRANSITION) ? Number(edge.id.slice(TRANSITION.length)) : -1;
        return belowHeads(drawnTransition(edge, chart.transitions[index] ?? null, isBack[index] ?? false), states);
      }),
    events: chart.events,
  };
}

function pageOf(chart: ReadStatechart, edges: readonly ElkExtendedEdge[]): ElkNode {
  const root = boxOf(chart.root);
  if (!isPackable(chart)) return { id: 'page', layoutOptions: LAYOUT, children: [root], edges: [...edges] };
  const regions = (root.children ?? []).map((region) => ({
    id: `around ${region.id}`,
    layoutOptions: { ...LAYOUT, 'elk.padding': '[top=0,left=0,bottom=0,right=0]' },
    children: [region],
    edges: edges.filter(({ sources: [source = ''] }) => isWithin(region, source)),
  }));
  return {
    id: 'page',
    layoutOptions: { ...LAYOUT, 'elk.hierarchyHandling': 'SEPARATE_CHILDREN' },
    children: [{ ...root, layoutOptions: { ...root.layoutOptions, ...PACKED }, children: regions }],
  };
}

function isPackable({ root, transitions }: ReadStatechart): boolean {
  return root.type === 'parallel' && transitions.every(({ from, to }) => from !== '' && regionOf(from) === regionOf(to));
}

function regionOf(path: string): string | undefined {
  return path.split('.')[0];
}

function isWithin(node: ElkNode, id: string): boolean {
  return nodesOf(node).some((inner) => inner.id === id);
}

function boxOf(state: ReadState): ElkNode {
  const words = textSize([{ text: state.name, event: null, guard: null }, ...state.lines]);
  const head = headOf(state);
  const width = words.width + 2 * SIDE;
  if (state.children.length === 0) return { id: idOf(state.path), width, height: head };
  return {
    id: idOf(state.path),
    layoutOptions: {
      'elk.padding': `[top=${head + SIDE},left=${SIDE + 4},bottom=${SIDE + 4},right=${SIDE + 4}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      // Height before width: elk turns the minimum of a box with children together with its layout's direction,
      // https://github.com/kieler/elkjs/issues/313
      'elk.nodeSize.minimum': `(${head}, ${width})`,
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
      id: `${TRANSITION}${index}`,
      sources: [idOf(isBack[index] ? to : from)],
      targets: [idOf(isBack[index] ? from : to)],
      labels: [{ id: `label ${index}`, text: ' ', width: width + 2 * LABEL_SIDE, height: height + LABEL_SIDE, layoutOptions: LABEL }],
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
    { path, name, type, lines, head: headOf(state), ...(places.get(idOf(path)) ?? NOWHERE) },
    ...(dot ? [{ path: dotOf(path), name: '', type: 'initial' as const, lines: [], head: 0, ...dot }] : []),
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

/** A transition between a state and one within it begins or ends under the outer one's words, not across them. */
function belowHeads(drawn: DrawnTransition, states: readonly DrawnState[]): DrawnTransition {
  const outer = states.find(
    ({ path }) => (path === drawn.from && isInner(drawn.to, path)) || (path === drawn.to && isInner(drawn.from, path)),
  );
  if (!outer) return drawn;
  return { ...drawn, points: drawn.points.map(([x, y]) => [x, Math.max(y, outer.y + outer.head)] as const) };
}

function isInner(path: string, outer: string): boolean {
  return path !== outer && (outer === '' || path.startsWith(`${outer}.`));
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

/** Of the name and what is written under it. */
function headOf({ lines }: ReadState): number {
  return HEAD + lines.length * LINE + 4;
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
