/**
 * The typed document behind the scalar ChapterDocument: what a novel's chapter is stored as and sent as.
 * Text is NFC. Marks that a run does not have are absent, not null, so that most of a chapter is plain strings.
 */
export interface ChapterDocument {
  readonly blocks: readonly Block[];
  /** Notes that runs point at by id; empty where the chapter has none. */
  readonly notes: readonly Note[];
}

/**
 * `id` is made from the block's own text (see server/content/documents/block-id.ts), so that a reader's place
 * survives a new version of the chapter; it is unique within the document.
 */
export type Block =
  | {
      readonly kind: 'paragraph';
      readonly id: string;
      readonly runs: readonly Run[];
      readonly indent?: number;
      readonly align?: BlockAlign;
    }
  | { readonly kind: 'heading'; readonly id: string; readonly level: 1 | 2 | 3; readonly runs: readonly Run[]; readonly indent?: number }
  | {
      readonly kind: 'verse';
      readonly id: string;
      readonly lines: readonly VerseLine[];
      readonly indent?: number;
      /** Goes on from the verse before it without a gap: a long poem without stanzas comes in several blocks. */
      readonly joined?: true;
    }
  | { readonly kind: 'picture'; readonly id: string; readonly pictureId: string; readonly alt: string }
  | { readonly kind: 'sceneBreak'; readonly id: string }
  | { readonly kind: 'pageBreak'; readonly id: string };

/** `end` is the bottom of a vertical line (地付き) and the right of a horizontal one. */
export type BlockAlign = 'center' | 'end';

/** `indent` counts ems. */
export interface VerseLine {
  readonly runs: readonly Run[];
  readonly indent?: number;
}

/** A plain string is a run without marks. */
export type Run = string | MarkedRun;

export interface MarkedRun {
  readonly text: string;
  /** Reading set over (or beside) the text. */
  readonly ruby?: string;
  /** Emphasis dots (傍点) or a line (傍線) beside the text. */
  readonly emphasis?: EmphasisMark;
  readonly bold?: true;
  readonly italic?: true;
  /** Set upright in one square of a vertical line (縦中横). */
  readonly upright?: true;
  readonly script?: 'super' | 'sub';
  /** Line break after the text. */
  readonly breakAfter?: true;
  /** Id of a note of this document; `text` is then the sign that stands for it, such as `[1]` or `※`. */
  readonly note?: string;
}

export type EmphasisMark =
  | 'sesame'
  | 'open-sesame'
  | 'dot'
  | 'open-dot'
  | 'double-circle'
  | 'triangle'
  | 'line'
  | 'double-line'
  | 'wavy-line';

export interface Note {
  readonly id: string;
  readonly runs: readonly Run[];
}
