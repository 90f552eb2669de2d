import type { Browser } from 'playwright';
import sharp from 'sharp';
import { areAlike, areSame, type Pixels } from './pixels.ts';
import type { StoryPage } from './story-page.ts';
import { sizeOf, type Window } from './views.ts';

const MOST_LOOKS = 24;

/** '143'. */
export function versionOf(darkroom: Browser): string {
  return darkroom.version().split('.')[0] ?? '';
}

/** The story in this window: once two pictures in a row are the same, or as soon as it looks like the kept picture. */
export async function look(story: StoryPage, window: Window, kept: Pixels | null): Promise<Pixels> {
  let last: Pixels | null = null;
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    await story.settle();
    const picture = await take(story, window);
    if (kept !== null && areAlike(kept, picture)) return picture;
    if (last !== null && areSame(last, picture)) return picture;
    last = picture;
  }
  throw new Error('It does not keep still.');
}

async function take({ session }: StoryPage, { width, height, scale }: Window): Promise<Pixels> {
  const clip = { x: 0, y: 0, width, height, scale };
  const { data: png } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip });
  const size = sizeOf({ width, height, scale });
  const data = await sharp(Buffer.from(png, 'base64'))
    .resize({ ...size, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data, ...size };
}
