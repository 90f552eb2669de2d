/** Where on which screen an advertisement stands; never within a chapter. */
export type AdPlaceName = 'home' | 'work' | 'genres' | 'ranking' | 'search';

export interface AdBox {
  readonly place: AdPlaceName;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** The configured address with what it asks for: [place], [width] and [height]. */
export function adAddress(template: string, box: AdBox): string {
  return Object.entries(box).reduce((address, [name, value]) => address.replaceAll(`[${name}]`, String(value)), template);
}

const LONGEST_WAIT_MS = 10_000;

/**
 * Resolves when the host of an advertisement answers. Rejects where it cannot be reached, hangs, or is blocked by what
 * the reader has installed: framed, the browser would show a page of its own that says so.
 */
export async function reachAd(address: string, left: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([left, AbortSignal.timeout(LONGEST_WAIT_MS)]);
  await fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'strict-origin', signal });
}
