import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_READER_SETTINGS, type ReaderSettings } from '#src/features/reader/reader-settings.ts';
import { useAnsweredChoice } from '#src/features/reader/settings/use-answered-choice.ts';
import { eventually } from '#tests/support/eventually.ts';

/** A sheet and a chapter that follows what it is told of. */
function openSheet() {
  const told: string[] = [];
  const now = { shown: '', followed: '', choose: (_keys: string, _isForAll?: boolean): void => expect.fail('Nothing is shown yet.') };
  function Sheet() {
    const [settings, setSettings] = useState<ReaderSettings>({ ...DEFAULT_READER_SETTINGS, keys: 'none' });
    const [shown, choose] = useAnsweredChoice(settings, (chosen, isForAll = false) => {
      told.push(`${chosen.keys}${isForAll ? ' for all' : ''}`);
      setSettings(chosen);
    });
    now.shown = shown.keys;
    now.followed = settings.keys;
    now.choose = (keys, isForAll) => flushSync(() => choose({ ...shown, keys }, isForAll));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  flushSync(() => root.render(<Sheet />));
  return { told, now, close: () => flushSync(() => root.unmount()) };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('A choice is shown at once, and the chapter follows after the next frame.', async () => {
  const { told, now } = openSheet();
  now.choose('one');
  expect([now.shown, now.followed, told]).toEqual(['one', 'none', []]);
  await vi.advanceTimersByTimeAsync(100);
  await eventually(() => expect([now.shown, now.followed, told]).toEqual(['one', 'one', ['one']]));
});

test('Of choices made before the chapter followed it hears one by one.', async () => {
  const { told, now } = openSheet();
  now.choose('one', true);
  now.choose('two');
  await vi.advanceTimersByTimeAsync(100);
  await eventually(() => expect([now.shown, now.followed, told]).toEqual(['two', 'two', ['one for all', 'two']]));
});

test.each([
  ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the chapter is left', undefined],
])('A choice is not lost when %s before the next frame.', async (_, hide) => {
  const { told, now, close } = openSheet();
  now.choose('one');
  (hide ?? close)();
  expect(told).toEqual(['one']);
  await vi.advanceTimersByTimeAsync(100);
  expect(told).toEqual(['one']);
});
