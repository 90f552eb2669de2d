import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { allWords } from '#stories/catalogue/all-words.ts';

export interface RenderedPart {
  readonly host: HTMLElement;
  /** Renders in the same place, as a parent would with other properties. */
  readonly show: (part: ReactNode) => void;
}

/** A part alone on the page, in one language, until the test is over. */
export function renderPart(part: ReactNode, language: 'vi' | 'ja' = 'vi'): RenderedPart {
  document.documentElement.lang = language;
  document.documentElement.dataset['language'] = language;
  const i18n = allWords(language);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const show = (shown: ReactNode): void => flushSync(() => root.render(<I18nProvider i18n={i18n}>{shown}</I18nProvider>));
  onTestFinished(() => {
    root.unmount();
    host.remove();
    scrollTo(0, 0);
  });
  show(part);
  return { host, show };
}
