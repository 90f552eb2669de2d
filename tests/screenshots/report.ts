import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../../setup/children.mjs';
import { difference, type Pixels } from './pixels.ts';

/** One picture that is not as it was. */
export interface Finding {
  readonly id: string;
  /** 'vi, dark, 360 px' */
  readonly view: string;
  readonly kept: Pixels;
  readonly now: Pixels;
}

const FOLDER = join(ROOT, 'dist', 'screenshots');

/** Writes a page with both pictures of every finding, and what differs in red; answers its path. */
export async function writeReport(findings: readonly Finding[]): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  const rows = await Promise.all(findings.map(rowOf));
  const path = join(FOLDER, 'index.html');
  writeFileSync(path, `${HEAD}<h1>${findings.length} pictures differ</h1>${rows.join('')}`);
  return path;
}

export function wordsOf({ id, view, kept, now }: Finding): string {
  return `${id} (${view}): ${(difference(kept, now) * 100).toFixed(1)} % differs`;
}

const HEAD = `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>
body { font: 16px system-ui; margin: 2rem } figure { display: inline-block; margin: 0 1rem 1rem 0 }
img { inline-size: 288px; image-rendering: pixelated; border: 1px solid #999 }</style>`;

async function rowOf(finding: Finding): Promise<string> {
  const { kept, now } = finding;
  const pictures = await Promise.all([['Kept', kept] as const, ['Now', now] as const, ['Differs', marked(kept, now)] as const].map(figure));
  return `<h2>${wordsOf(finding)}</h2>${pictures.join('')}`;
}

async function figure([words, { data, width, height }]: readonly [string, Pixels]): Promise<string> {
  const png = await sharp(Buffer.from(data), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return `<figure><img alt="" src="data:image/png;base64,${png.toString('base64')}"><figcaption>${words}</figcaption></figure>`;
}

function marked(kept: Pixels, now: Pixels): Pixels {
  const data = Uint8Array.from(now.data, (value, index) => {
    const pixel = index - (index % 3);
    const apart = Math.max(...[0, 1, 2].map((channel) => Math.abs((kept.data[pixel + channel] ?? 0) - (now.data[pixel + channel] ?? 0))));
    if (apart > 40) return index % 3 === 0 ? 255 : 0;
    return 128 + value / 2;
  });
  return { ...now, data };
}
