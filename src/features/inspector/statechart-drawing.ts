/** A statechart as it was laid out at build time; lengths in units of the drawing, from its upper left corner. */
export interface StatechartDrawing {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Outer states before the ones within them. */
  readonly states: readonly DrawnState[];
  readonly transitions: readonly DrawnTransition[];
  /** Every event that some state reacts to and that is not the machine's own, in alphabetical order. */
  readonly events: readonly string[];
}

export interface DrawnBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawnState extends DrawnBox {
  /** Keys from the root, joined by points; empty for the root. */
  readonly path: string;
  readonly name: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history' | 'initial';
  /** What happens within: entry, exit, invoked actors and transitions that stay. */
  readonly lines: readonly DrawnLine[];
  /** Height of its name and lines; what it holds is drawn beneath. */
  readonly head: number;
}

export interface DrawnTransition {
  readonly from: string;
  readonly to: string;
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly label: (DrawnBox & { readonly lines: readonly DrawnLine[] }) | null;
}

export interface DrawnLine {
  /** A long transition goes on in further lines of the same event and guard, indented. */
  readonly text: string;
  /** Of a transition: the event as the machine knows it, for telling which was taken; null for the others. */
  readonly event: string | null;
  readonly guard: string | null;
}
