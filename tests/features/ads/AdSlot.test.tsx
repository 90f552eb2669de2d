import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AdFrame } from '#src/features/ads/AdFrame.tsx';
import { AdSlot } from '#src/features/ads/AdSlot.tsx';
import { whenIdle } from '#src/ui/when-idle.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

function sizeOf(host: HTMLElement): readonly [number, number] {
  const { width, height } = host.getBoundingClientRect();
  return [width, height];
}

test.each([
  [360, 320, 100],
  [768, 728, 90],
  [1280, 728, 90],
])('In %i pixels the box is %i by %i, empty and filled alike.', async (wide, width, height) => {
  await page.viewport(wide, 700);
  document.body.style.margin = '0';
  const { host, show } = renderPart(<AdSlot onNear={vi.fn()} />);
  const empty = sizeOf(host);
  const box = host.querySelector('[data-ad] > div');
  expect(box && [box.clientWidth, box.clientHeight]).toEqual([width, height]);
  show(
    <AdSlot onNear={vi.fn()}>
      <AdFrame address="data:text/html,<body style=height:900px>" onFollow={vi.fn()} />
    </AdSlot>,
  );
  expect(sizeOf(host)).toEqual(empty);
  const frame = host.querySelector('iframe');
  expect(frame && [frame.offsetWidth, frame.offsetHeight]).toEqual([width, height]);
});

test('A box far below is not asked to be filled before the reader comes near, and then once.', async () => {
  await page.viewport(400, 700);
  const onNear = vi.fn();
  const { host } = renderPart(
    <>
      <div style={{ height: 3000 }} />
      <AdSlot onNear={onNear} />
    </>,
  );
  await new Promise<void>((resolve) => whenIdle(new AbortController().signal, resolve));
  const box = host.querySelector('[data-ad]') ?? expect.fail('There is no box.');
  await new Promise((resolve) => new IntersectionObserver(resolve).observe(box));
  expect(onNear).not.toHaveBeenCalled();
  box.scrollIntoView();
  await expect.poll(() => onNear.mock.calls).toEqual([[]]);
});

test('The frame has neither an origin nor a storage of the reader: it may run scripts, and is without credentials.', () => {
  const { host } = renderPart(<AdFrame address="data:text/html," onFollow={vi.fn()} />);
  const frame = host.querySelector('iframe') ?? expect.fail('There is no frame.');
  expect([frame.getAttribute('sandbox'), frame.hasAttribute('credentialless')]).toEqual(['allow-scripts', true]);
});
