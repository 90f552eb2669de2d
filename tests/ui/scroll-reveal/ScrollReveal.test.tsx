import { expect, test, vi } from 'vitest';
import { REVEAL } from '#src/ui/scroll-reveal/reveal-defaults.ts';
import { ScrollReveal, type ScrollRevealProps } from '#src/ui/scroll-reveal/ScrollReveal.tsx';
import { eventually } from '#tests/support/eventually.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const Spacer = ({ windows }: { readonly windows: number }) => (
  <div ref={(spacer) => void (spacer && (spacer.style.blockSize = `${windows * 100}vh`))} />
);

function open(properties: Partial<ScrollRevealProps> = {}, below = 2) {
  const { host } = renderPart(
    <>
      <Spacer windows={2} />
      <ScrollReveal {...properties}>
        <a href="#x">Truyện liên quan</a>
      </ScrollReveal>
      <Spacer windows={below} />
    </>,
  );
  return host.querySelector('a')?.parentElement as HTMLElement;
}

/** Scrolls until the upper edge of the part is so many pixels above the lower edge of the window. */
const bringUp = (part: HTMLElement, pixels: number): void => scrollBy(0, part.getBoundingClientRect().top - innerHeight + pixels);
const stage = (part: HTMLElement): string | undefined => part.dataset['reveal'];
const motion = (part: HTMLElement) => part.getAnimations().map((animation) => animation.effect?.getTiming());

test('The defaults are those of the specification.', () => {
  expect(REVEAL).toEqual({ offset: 120, delay: 0, easing: 'ease', duration: 400, throttle: 99, debounce: 50 });
});

test('What lies below the window waits unseen until it has come 120 pixels into it, then appears in 400 ms.', async () => {
  const part = open();
  expect([stage(part), getComputedStyle(part).opacity]).toEqual(['waiting', '0']);
  bringUp(part, 119);
  await eventually(() => expect(part.getBoundingClientRect().top).toBeLessThan(innerHeight));
  expect(stage(part)).toBe('waiting');
  bringUp(part, 120);
  await eventually(() => expect(stage(part)).toBe('shown'));
  expect(motion(part)).toEqual([expect.objectContaining({ delay: 0, easing: 'ease', duration: 400 })]);
  for (const animation of part.getAnimations()) animation.finish();
  expect(getComputedStyle(part).opacity).toBe('1');
});

test('How far, how late, how fast and how it eases can be said.', async () => {
  const part = open({ offset: 200, delay: 50, duration: 900, easing: 'linear' });
  bringUp(part, 200);
  await eventually(() => expect(stage(part)).toBe('shown'));
  expect(motion(part)).toEqual([expect.objectContaining({ delay: 50, easing: 'linear', duration: 900 })]);
});

test('At the end of the page it appears, though it cannot come up so far.', async () => {
  const part = open({}, 0);
  scrollTo(0, document.documentElement.scrollHeight);
  await eventually(() => expect(stage(part)).toBe('shown'));
});

test('It appears for the keyboard as soon as the focus comes into it.', () => {
  const part = open();
  part.querySelector('a')?.focus({ preventScroll: true });
  expect(stage(part)).toBe('shown');
});

test('What is in the window at first does not move.', () => {
  const { host } = renderPart(
    <ScrollReveal>
      <p>Thể loại</p>
    </ScrollReveal>,
  );
  const part = host.querySelector('p')?.parentElement as HTMLElement;
  expect([stage(part), motion(part)]).toEqual([undefined, []]);
});

test('A reader who wants no motion waits for nothing.', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList,
  );
  const part = open();
  vi.restoreAllMocks();
  expect([stage(part), getComputedStyle(part).opacity]).toEqual([undefined, '1']);
});
