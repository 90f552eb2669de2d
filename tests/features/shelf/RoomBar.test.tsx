import '#src/ui/tokens.css';
import { expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { RoomBar } from '#src/features/shelf/RoomBar.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const GB = 2 ** 30;

const force = (value: string) => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

async function forceColours(): Promise<void> {
  onTestFinished(async () => {
    await force('');
  });
  await force('active');
}

/** The colour of each pixel along the middle of the meter, from its start. */
async function coloursAlong(meter: Element): Promise<readonly string[]> {
  const base64 = await page.screenshot({ element: meter, base64: true, save: false });
  const picture = new Image();
  picture.src = `data:image/png;base64,${base64}`;
  await picture.decode();
  const pen = new OffscreenCanvas(picture.width, 1).getContext('2d');
  if (!pen) throw new Error('There is no canvas.');
  pen.drawImage(picture, 0, -Math.floor(picture.height / 2));
  const { data } = pen.getImageData(0, 0, picture.width, 1);
  return Array.from({ length: picture.width }, (_, place) => data.slice(place * 4, place * 4 + 3).join(' '));
}

function partOf(along: readonly string[], colour: string | undefined): number {
  return along.filter((one) => one === colour).length / along.length;
}

const PARTS: ReadonlyArray<readonly [part: string, used: number]> = [
  ['a third', GB],
  ['almost all', 2.75 * GB],
];

test.each(PARTS)('It is seen that %s of the room is taken.', async (_, used) => {
  const { host } = renderPart(<RoomBar room={{ used, quota: 3 * GB }} saved={GB} />);
  const along = await coloursAlong(host.querySelector('meter') ?? host);
  expect(partOf(along, along[20])).toBeCloseTo(used / (3 * GB), 1);
});

test.each(PARTS)('Where colours are forced, it is seen that %s of the room is taken, and where the room ends.', async (_, used) => {
  await forceColours();
  const { host } = renderPart(<RoomBar room={{ used, quota: 3 * GB }} saved={GB} />);
  const along = await coloursAlong(host.querySelector('meter') ?? host);
  expect(partOf(along, along[20])).toBeCloseTo(used / (3 * GB), 1);
  expect([along[0] === along.at(-1), along[0] === along.at(-10)]).toEqual([true, false]);
});
