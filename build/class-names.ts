import { globSync } from 'node:fs';
import { join } from 'node:path';

/** No `a`: lists of ad blockers hide `.ads` and its like. */
const FIRST = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ';
const NEXT = `aA${FIRST}0123456789_`;

/**
 * Short names for the classes of CSS modules: two letters for the file, by its place among all, and a count within it.
 * They say little anew, where a hash says thirty bits each time it first comes: half a kilobyte of every first response.
 * All bundles of one build share it, so that the page of the server has the names of the browser's style sheets.
 * @param root folder whose `*.module.css` are named; a file from elsewhere, or a new one, comes after them
 */
export function createClassNames(root: string): (file: string, name: string) => string {
  const files = new Map<string, ReturnType<typeof createCounter>>();
  for (const path of globSync('**/*.module.css', { cwd: root }).toSorted()) files.set(join(root, path), createCounter());
  const places = [...files.keys()];
  return (file, name) => {
    if (!files.has(file)) {
      files.set(file, createCounter());
      places.push(file);
    }
    return `${fileLetters(places.indexOf(file))}${files.get(file)?.(name)}`;
  };
}

/** Names in the order they first come: a, b, …, _, aa. */
function createCounter(): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const made = known.get(name) ?? count(known.size);
    known.set(name, made);
    return made;
  };
}

function count(index: number): string {
  const rest = Math.floor(index / NEXT.length);
  return `${rest === 0 ? '' : count(rest - 1)}${NEXT[index % NEXT.length]}`;
}

function fileLetters(place: number): string {
  return `${FIRST[Math.floor(place / NEXT.length) % FIRST.length]}${NEXT[place % NEXT.length]}`;
}
