import type { PlaceSignal } from '../place-signal.ts';
import { isEndShown } from './end-shown.ts';
import { pageEdge, pagesIn } from './page-edge.ts';
import { partOf } from './page-offset.ts';
import { blocksOf, isTextPast, textEdge } from './text-edge.ts';

/** Milliseconds for which a reader who crosses over waits to be told the passage. */
const PATIENCE = 1500;
/** What comes before a click, or makes none: a new tab, a copied address. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** The same chapter in the other language, and its address. */
export interface TwinChapter {
  readonly id: string;
  readonly href: string;
}

/** For each block of this text the id of the twin's block that says the same. Rejects where that is not known. */
export type AskPassages = (twinId: string) => Promise<readonly string[]>;

/**
 * Leads links to the same chapter in the other language to where the reader is in this one: as far into the page of the
 * same number, or at the block that says the same. From the beginning, and from behind the end, they lead to the
 * chapter, as the reader left it there. Ends with `left`.
 */
export function leadTwins(twins: readonly TwinChapter[], signal: PlaceSignal, ask: AskPassages, left: AbortSignal): void {
  const passages = new Passages(ask);
  const linkIn = ({ target }: Event): TwinLink | null => {
    const link = target instanceof Element ? target.closest('a') : null;
    const twin = link && twins.find(({ href }) => href === link.href.slice(0, link.href.length - link.hash.length));
    return twin ? { link, twinId: twin.id } : null;
  };
  const lead = ({ link, twinId }: TwinLink): void => {
    const block = blockHere();
    if (block > 0) void passages.fetch(twinId);
    link.hash = pageHere(signal) ?? blockHash(passages.known(twinId)?.[block], block);
  };
  const click = (event: MouseEvent): void => {
    const found = linkIn(event);
    if (found === null) return;
    lead(found);
    if (blockHere() < 1 || passages.isAwaited(found.twinId) || isModified(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void passages.wait(found.twinId).then(() => left.aborted || found.link.click());
  };
  const intend = (event: Event): void => {
    const found = linkIn(event);
    if (found !== null) lead(found);
  };
  for (const intent of INTENTS) addEventListener(intent, intend, { capture: true, passive: true, signal: left });
  addEventListener('click', click, { capture: true, signal: left });
}

interface TwinLink {
  readonly link: HTMLAnchorElement;
  readonly twinId: string;
}

/** Each is asked for once; one that did not come is asked for again with the next intent. */
class Passages {
  readonly #ask: AskPassages;
  readonly #asked = new Map<string, Promise<void>>();
  readonly #known = new Map<string, readonly string[]>();
  readonly #awaited = new Set<string>();

  constructor(ask: AskPassages) {
    this.#ask = ask;
  }

  known(twinId: string): readonly string[] | undefined {
    return this.#known.get(twinId);
  }

  /** They are known, or the reader has waited for them once. */
  isAwaited(twinId: string): boolean {
    return this.#known.has(twinId) || this.#awaited.has(twinId);
  }

  /** Resolves when they are known, or will not be for now. */
  fetch(twinId: string): Promise<void> {
    const asked =
      this.#asked.get(twinId) ??
      this.#ask(twinId).then(
        (passages) => void this.#known.set(twinId, passages),
        () => void this.#asked.delete(twinId),
      );
    this.#asked.set(twinId, asked);
    return asked;
  }

  async wait(twinId: string): Promise<void> {
    const patience = new Promise((done) => setTimeout(done, PATIENCE));
    await Promise.race([this.fetch(twinId), patience]);
    this.#awaited.add(twinId);
  }
}

/** Null in a text. */
function pageHere(signal: PlaceSignal): string | null {
  const pages = pagesIn(document);
  if (pages.length === 0) return null;
  const { index, offset } = pageEdge(pages, signal.beginning);
  const hundredths = Math.min(Math.floor(partOf(offset).down * 100), 99);
  if (isEndShown() || (index === 0 && hundredths < 1)) return '';
  return hundredths < 1 ? `page-${index + 1}` : `page-${index + 1}.${String(hundredths).padStart(2, '0')}`;
}

/** The block at the reading edge, from 0; -1 where there is none. */
function blockHere(): number {
  const blocks = blocksOf(document);
  return blocks.length === 0 || isTextPast(blocks) || isEndShown() ? -1 : textEdge(blocks).index;
}

function blockHash(id: string | undefined, block: number): string {
  return id === undefined || block < 1 ? '' : `block-${id}`;
}

function isModified({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey || button !== 0;
}
