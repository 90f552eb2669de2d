/** A place of a chapter that a comment may be pinned to. */
export interface PinPlace {
  /** Of the page or the block. */
  readonly id: string;
  readonly kind: 'page' | 'paragraph';
  /** From 1, in reading order. */
  readonly number: number;
  /** Which element of the chapter it is, from 0, where not each can be pinned to; one less than the number where each can. */
  readonly order?: number;
  /** How the paragraph begins; null for a page. */
  readonly excerpt: string | null;
}

/** The places of the chapter under which comments stand. */
export interface ChapterPins {
  /** In reading order. */
  readonly places: () => readonly PinPlace[];
  /** Brings the reader to the place. */
  readonly show: (id: string) => void;
}

/** A comment without a chapter's places around it: on a work. */
export const NO_PINS: ChapterPins = { places: () => [], show: () => undefined };
