import { I18nProvider } from '@lingui/react';
import { act, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { RenderedAtContext } from '#src/ui/relative-time/now.ts';
import { RelativeTime } from '#src/ui/relative-time/RelativeTime.tsx';
import { allWords } from '#stories/catalogue/all-words.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const FIVE_MINUTES_AGO = '2026-11-21T11:55:00.000Z';
const words = (host: ParentNode): string => host.querySelector('time')?.textContent ?? '';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Server text in the page, then the same part taken over; what React complains of is part of the result. */
async function hydrate(part: ReactNode, language: 'vi' | 'ja'): Promise<{ host: HTMLElement; server: string; complaints: unknown[] }> {
  const whole = <I18nProvider i18n={allWords(language)}>{part}</I18nProvider>;
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(whole);
  const server = words(host);
  const complaints: unknown[] = [];
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const root = await act(async () => hydrateRoot(host, whole, { onRecoverableError: (error) => complaints.push(error) }));
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  return { host, server, complaints };
}

describe('RelativeTime', () => {
  test.each([
    ['vi', '21/11/26', '5 phút trước'],
    ['ja', '2026/11/21', '5 分前'],
  ] as const)(
    'says the date in the first response (%s), is taken over without a complaint, then says how long ago.',
    async (language, date, ago) => {
      const { host, server, complaints } = await hydrate(<RelativeTime instant={FIVE_MINUTES_AGO} />, language);
      expect([server, complaints, words(host)]).toEqual([date, [], ago]);
    },
  );

  test('writes the same words as a first response whose instant is known.', async () => {
    const part = (
      <RenderedAtContext value={NOW - 60_000}>
        <RelativeTime instant={FIVE_MINUTES_AGO} />
      </RenderedAtContext>
    );
    const { host, server, complaints } = await hydrate(part, 'vi');
    expect([server, complaints, words(host)]).toEqual(['4 phút trước', [], '5 phút trước']);
  });

  test('renews itself every half minute, and stops when it leaves the page.', () => {
    const { host, show } = renderPart(<RelativeTime instant={FIVE_MINUTES_AGO} />);
    expect(words(host)).toBe('5 phút trước');
    flushSync(() => void vi.advanceTimersByTime(60_000));
    expect(words(host)).toBe('6 phút trước');
    show(null);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('renews itself when the reader comes back to the tab.', () => {
    const { host } = renderPart(<RelativeTime instant={FIVE_MINUTES_AGO} />);
    vi.setSystemTime(NOW + 2 * 60 * 60_000);
    flushSync(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(words(host)).toBe('2 giờ trước');
  });

  test('names the instant for machines, and the whole date for who rests the pointer on it.', () => {
    const { host } = renderPart(<RelativeTime instant="2026-01-02T03:04:05.000Z" />);
    const time = host.querySelector('time');
    expect([time?.dateTime, time?.title, words(host)]).toEqual(['2026-01-02T03:04:05.000Z', 'lúc 10:04 2 tháng 1, 2026', '2/1/26']);
  });
});
