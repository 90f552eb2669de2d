import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { setupI18n, type I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { messages as japanese } from '../../locales/ja/messages.po';
import { messages as vietnamese } from '../../locales/vi/messages.po';

export interface RenderedPart {
  readonly host: HTMLElement;
  /** Renders in the same place, as a parent would with other properties. */
  readonly show: (part: ReactNode) => void;
}

export function wordsOf(language: 'vi' | 'ja'): I18n {
  return setupI18n({ locale: language, messages: { [language]: language === 'vi' ? vietnamese : japanese } });
}

/** A part alone on the page, in one language, until the test is over. */
export function renderPart(part: ReactNode, language: 'vi' | 'ja' = 'vi'): RenderedPart {
  document.documentElement.lang = language;
  document.documentElement.dataset['language'] = language;
  const i18n = wordsOf(language);
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
