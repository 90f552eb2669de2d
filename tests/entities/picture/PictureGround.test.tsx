import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { PictureGround } from '#src/entities/picture/PictureGround.tsx';
import { eventually } from '#tests/support/eventually.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const SHAPES = '1QcSHQRnh493V4dIh4eXh1h4kJUI';
const OTHER_SHAPES = 'EQgKFQI4h3ePeHh/gAAAAAA=';

function ground(thumbhash: string, onRender: () => void = () => {}) {
  return (
    <Profiler id="ground" onRender={onRender}>
      <div style={{ inlineSize: 200, blockSize: 300 }}>
        <PictureGround width={200} height={300} dominantColor="#efe9dd" thumbhash={thumbhash} />
      </div>
    </Profiler>
  );
}

function hints(host: HTMLElement): readonly (string | null)[] {
  return [...host.querySelectorAll('image')].map((hint) => hint.getAttribute('href'));
}

test('The shapes come over the whole place once it is near, and nothing is rendered for them.', async () => {
  const onRender = vi.fn<() => void>();
  const { host } = renderPart(ground(SHAPES, onRender));
  await eventually(() => expect(hints(host)).toEqual([expect.stringMatching(/^data:image\/png/)]));
  const boxes = ['svg', 'image'].map((name) => host.querySelector(name)?.getBoundingClientRect().toJSON());
  expect(boxes[1]).toEqual(boxes[0]);
  expect(onRender).toHaveBeenCalledTimes(1);
});

test('Another picture in the place has its own shapes alone.', async () => {
  const { host, show } = renderPart(ground(SHAPES));
  await eventually(() => expect(hints(host)).toHaveLength(1));
  const [before] = hints(host);
  show(ground(OTHER_SHAPES));
  await eventually(() => expect(hints(host)).toEqual([expect.stringMatching(/^data:image\/png/)]));
  expect(hints(host)).not.toEqual([before]);
});
