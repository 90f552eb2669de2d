import { readFileSync } from 'node:fs';
import { ConfigError } from './config.errors.ts';

const MOST_BYTES = 65_536;

/** The text of an operator's SVG. Throws a ConfigError for what is none, cannot be read, or is larger than 64 KiB. */
export function readLogo(file: string, key: string): string {
  const svg = readText(file, key);
  if (Buffer.byteLength(svg) > MOST_BYTES) throw new ConfigError(key, `${key} may have ${MOST_BYTES / 1024} KiB at most: ${file}.`);
  if (!/^\uFEFF?\s*(?:<[?!][^>]*>\s*)*<svg[\s/>]/.test(svg)) {
    throw new ConfigError(key, `${key} must be an SVG file, which ${file} is not.`);
  }
  return svg;
}

function readText(file: string, key: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new ConfigError(key, `${key} cannot be read (${code ?? String(error)}): ${file}.`);
  }
}
