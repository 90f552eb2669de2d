/**
 * The typed document behind the scalar PageDocument: what a page that an operator wrote in Markdown is stored as and
 * sent as. It holds no HTML, and no address but those of PageLink.
 */
export interface PageDocument {
  readonly blocks: readonly PageBlock[];
}

export type PageBlock =
  | { readonly kind: 'paragraph'; readonly runs: readonly PageRun[] }
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly runs: readonly PageRun[] }
  | PageList
  | { readonly kind: 'quote'; readonly blocks: readonly PageBlock[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' };

export interface PageList {
  readonly kind: 'list';
  readonly isOrdered: boolean;
  /** Number of the first item where it is not 1, as where a paragraph stands between two items. */
  readonly start?: number;
  readonly items: readonly (readonly PageBlock[])[];
}

/** A plain string is a run without marks. */
export type PageRun = string | PageMark | PageLink | { readonly kind: 'break' };

export interface PageMark {
  readonly kind: 'strong' | 'emphasis' | 'code';
  readonly runs: readonly PageRun[];
}

/** `href` is a path of the same site, a place in the page (#…), an http or https address, or mailto:. */
export interface PageLink {
  readonly kind: 'link';
  readonly href: string;
  readonly runs: readonly PageRun[];
}
