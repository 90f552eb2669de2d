import type { KeptCover } from '../../entities/work/SmallCover.tsx';
import { membersOf } from './members-of.ts';

/** A file of ours and nothing else: what is brought in may name no other address. */
const OWN_PICTURE = /^\/pictures\/[\da-z]{1,128}\/\d{1,5}\.[\da-z]{1,5}$/;
const MOST_SOURCES = 20;

/** Takes whatever was kept or brought in; null where it is no cover. */
export function parseKeptCover(kept: unknown): KeptCover | null {
  const { width, height, dominantColor, thumbhash, sources, isVeiled } = membersOf(kept);
  if (!isSide(width) || !isSide(height) || !isMatch(dominantColor, /^#[\da-f]{6}$/) || !isMatch(thumbhash, /^[\d+/A-Za-z]{1,60}={0,2}$/))
    return null;
  const files = (Array.isArray(sources) ? sources.slice(0, MOST_SOURCES) : []).map(parseSource).filter((source) => source !== null);
  if (files.length === 0) return null;
  return { width, height, dominantColor, thumbhash, sources: files, isVeiled: isVeiled === true };
}

function parseSource(kept: unknown): KeptCover['sources'][number] | null {
  const { url, width, type } = membersOf(kept);
  return isMatch(url, OWN_PICTURE) && isSide(width) && isMatch(type, /^image\/[a-z]{1,10}$/) ? { url, width, type } : null;
}

function isSide(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isMatch(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value);
}
