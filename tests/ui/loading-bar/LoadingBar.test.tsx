import '#src/ui/tokens.css';
import { expect, test } from 'vitest';
import { LoadingBar, type LoadingStage } from '#src/ui/loading-bar/LoadingBar.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const bar = (stage: LoadingStage): HTMLElement =>
  renderPart(<LoadingBar stage={stage} />).host.querySelector('[role=progressbar]') as HTMLElement;

test.each(['idle', 'start', 'progress', 'finish', 'error'] as const)('The bar is three pixels high while it is %s.', (stage) => {
  expect(getComputedStyle(bar(stage)).height).toBe('3px');
});

test('It runs for two seconds, and says that something loads while it does.', () => {
  const shown = bar('start');
  expect(getComputedStyle(shown.firstElementChild as Element).transitionDuration).toBe('2s');
  expect([shown.getAttribute('aria-hidden'), shown.getAttribute('aria-valuetext')]).toEqual(['false', 'Đang tải']);
  expect(bar('idle').getAttribute('aria-hidden')).toBe('true');
});
