import type { Run } from '#graphql/document/chapter-document.ts';
import type { BlockEdge, HeadingLevel, LineBreak } from './aozora-note.ts';

/** A stretch of one line that is set in one way. */
export interface LinePart {
  runs: Run[];
  indent?: number;
  alignEnd?: true;
  heading?: HeadingLevel;
}

export interface ParsedLine {
  /** In the order in which they stand. */
  readonly pieces: readonly (LinePart | BlockEdge)[];
  /** What follows the line. */
  readonly breaks: readonly LineBreak[];
  /** Notes that say something to the reader and stand on a line of their own. */
  readonly comments: readonly string[];
}
