import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadWords } from '#src/i18n/catalog.ts';
import { ReadingRoom, type ReadingRoomProps } from '#stories/features/reader/ReadingRoom.tsx';
import { eventually } from '#tests/support/eventually.ts';

export interface OpenReader {
  readonly navigate: ReturnType<typeof vi.fn<(path: string) => void>>;
  readonly prepare: ReturnType<typeof vi.fn<() => void>>;
}

/** A chapter in a window of 400 by 800, ready to be read. */
export async function openReader(
  props: ReadingRoomProps,
  language: 'vi' | 'ja' = 'vi',
  scheme: 'light' | 'dark' = 'light',
): Promise<OpenReader> {
  const navigate = vi.fn<(path: string) => void>();
  const prepare = vi.fn<() => void>();
  await page.viewport(400, 800);
  await render(<ReadingRoom onNavigate={navigate} onPrepare={prepare} {...props} />, language, scheme);
  await eventually(() => expect(document.querySelector('main')).not.toBeNull());
  await import('#src/features/reader/comic/stages/late-modes.ts');
  return { navigate, prepare };
}

export async function render(children: ReactNode, language: 'vi' | 'ja', scheme: 'light' | 'dark'): Promise<void> {
  const i18n = await loadWords(language);
  Object.assign(document.documentElement.dataset, { language, scheme, go: '' });
  document.documentElement.lang = language;
  document.body.style.margin = '0';
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
    scrollTo(0, 0);
  });
  root.render(<I18nProvider i18n={i18n}>{children}</I18nProvider>);
}

const SCROLL_BAR = 15;

/** A window with so much room for the chapter, beside the scroll bar where the window scrolls it. */
export async function widen(width: number, height: number): Promise<void> {
  const isScrolled = document.querySelector('[data-layout="paged"]') === null;
  await page.viewport(isScrolled ? width + SCROLL_BAR : width, height);
}

/** "2 / 8". */
export function shownNumber(): string {
  return document.querySelector('output')?.textContent ?? '';
}

export function currentPage(): string | undefined {
  return document.querySelector<HTMLElement>('[data-slot="current"]')?.dataset['page'];
}

export async function pressed(keys: string, shown: string): Promise<void> {
  await userEvent.keyboard(keys);
  await eventually(() => expect(currentPage()).toBe(shown));
}

export function barsAreShown(): boolean {
  return document.querySelector('[data-bars]') !== null;
}

/** Two frames: what was scheduled for the first has then been done. */
export async function untilPainted(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Comes with the other tools of the bar, after the pages. */
export async function slider(): Promise<HTMLInputElement> {
  return eventually(() => {
    const found = document.querySelector<HTMLInputElement>('nav input[type="range"]');
    if (found === null) throw new Error('The slider has not come yet.');
    return found;
  });
}
