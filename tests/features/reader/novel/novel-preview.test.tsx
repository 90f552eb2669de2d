import { beforeEach, expect, test } from 'vitest';
import { facesOf, isHere } from '#src/features/reader/novel/faces/face-at-hand.ts';
import { NovelPreview } from '#src/features/reader/novel/NovelPreview.tsx';
import { ownText } from '#stories/catalogue/upload.ts';
import { eventually } from '#tests/support/eventually.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

beforeEach(() => void delete document.documentElement.dataset['faces']);

test('A draft that was seen without its face stays without it; the next look at it is set in it.', async () => {
  const preview = <NovelPreview data={ownText('vi')} isVertical={false} />;
  const { host, show } = renderPart(preview);
  const text = (): HTMLElement => host.querySelector<HTMLElement>('[data-novel]') ?? expect.fail('There is no text.');
  const face = (): string => getComputedStyle(text()).fontFamily.split(',')[0]?.replaceAll('"', '') ?? '';
  expect(face()).toBe('Literata Fallback');
  await eventually(() => {
    const faces = facesOf(text());
    expect([faces.length > 0, faces.every(isHere)]).toEqual([true, true]);
  });
  expect(face()).toBe('Literata Fallback');
  show(null);
  show(preview);
  expect(face()).toBe('Literata Variable');
});
