import { expect, test, vi } from 'vitest';
import { offlinePage } from '#src/service-worker/offline-page.ts';
import { OfflineScreen } from '#src/features/failure/OfflineScreen.tsx';
import { OFFLINE_WORDS } from '#src/i18n/offline-words.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

test.each(['vi', 'ja'] as const)(
  'It says in %s what the service worker says, and asks again by the button and with the network.',
  (language) => {
    const onRetry = vi.fn();
    const { host, show } = renderPart(<OfflineScreen language={language} onRetry={onRetry} />, language);
    const page = offlinePage(language, 'nonce');
    for (const words of Object.values(OFFLINE_WORDS[language])) {
      expect(host.textContent).toContain(words);
      expect(page).toContain(words);
    }
    host.querySelector('button')?.click();
    dispatchEvent(new Event('online'));
    expect(onRetry).toHaveBeenCalledTimes(2);
    show(null);
    dispatchEvent(new Event('online'));
    expect(onRetry).toHaveBeenCalledTimes(2);
  },
);
