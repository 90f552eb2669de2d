import '#src/ui/base.css';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor } from 'xstate';
import { appMachine } from '#machines/app/index.ts';
import { openSpeaker } from '#src/app/statecharts/start-speech.ts';
import { isEndShown } from '#src/features/reader/place/end-shown.ts';
import { DEFAULT_READER_SETTINGS } from '#src/features/reader/reader-settings.ts';
import { novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { japaneseDocument, longDocument, vietnameseDocument } from '#stories/catalogue/reader-documents.ts';
import type { ReadingRoomProps } from '#stories/features/reader/ReadingRoom.tsx';
import { eventually } from '#tests/support/eventually.ts';
import { FakeVoices } from '#tests/support/browser/fake-voices.ts';
import { barsAreShown, openReader, untilPainted } from '../../open-reader.tsx';

afterEach(() => {
  CSS.highlights.clear();
  localStorage.clear();
});

function rootOfCharts() {
  return createActor(appMachine, {
    input: { freshness: { build: null, jitter: 0 }, reading: { isIncognito: true }, worker: null },
  }).start();
}

/** A reader with the site's own statechart of speech over voices that say nothing. */
async function openWith(voices: FakeVoices, props: ReadingRoomProps, language: 'vi' | 'ja') {
  const app = rootOfCharts();
  const opened = vi.fn<typeof openSpeaker>((...given) => openSpeaker(...given));
  const speech = Promise.resolve(async (text: Parameters<typeof openSpeaker>[1]) => opened(app, text, voices.synthesis));
  const reader = await openReader({ ...props, speech }, language);
  await eventually(() => expect(opened).toHaveBeenCalled());
  await untilPainted();
  return { ...reader, app };
}

const japanese = { data: novelChapter(japaneseDocument, { language: 'ja' }) };

function spoken(): string {
  return [...(CSS.highlights.get('spoken') ?? [])].map((range) => (range as Range).toString()).join('');
}

function spokenBlock(): string | undefined {
  const [range] = CSS.highlights.get('spoken') ?? [];
  return range?.startContainer.parentElement?.closest<HTMLElement>('[data-block]')?.dataset['block'];
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const sheet = () => document.querySelector('section[aria-label="読み上げ"]');

describe('A Japanese chapter', () => {
  test('is read from the reading edge by its readings, each sentence marked as it is written.', async () => {
    const voices = new FakeVoices('ja-JP');
    await openWith(voices, japanese, 'ja');
    await button('読み上げる').click();
    await eventually(() => expect(spoken()).toBe('第一章　川辺の書庫'));
    voices.end();
    await eventually(() => expect(spoken()).toBe('川のそばに、古い書庫があった。'));
    expect(voices.begun).toEqual(['1× ja-JP: 第一章 川辺のしょこ', '1× ja-JP: 川のそばに、ふるいしょこがあった。']);
  });

  test('has the bars go when it begins, which would cover what is read.', async () => {
    const voices = new FakeVoices('ja-JP');
    await openWith(voices, japanese, 'ja');
    expect(barsAreShown()).toBe(true);
    await userEvent.keyboard('l');
    await eventually(() => expect([voices.queue.length, barsAreShown()]).toEqual([1, false]));
    await userEvent.keyboard('c');
    await userEvent.keyboard('ll');
    await eventually(() => expect([voices.queue.length, barsAreShown()]).toEqual([1, true]));
  });

  test('pauses, goes on with the same sentence, takes another speed, and stops.', async () => {
    const voices = new FakeVoices('ja-JP');
    await openWith(voices, japanese, 'ja');
    await userEvent.keyboard('l');
    await eventually(() => expect(voices.queue).toHaveLength(1));
    await button('一時停止').click();
    expect([voices.queue, spoken()]).toEqual([[], '第一章　川辺の書庫']);
    await button('続ける').click();
    await userEvent.fill(page.getByRole('slider', { name: '速さ' }), '1.5');
    expect(voices.begun.map((line) => line.slice(0, 4))).toEqual(['1× j', '1× j', '1.5×']);
    expect([voices.queue, sheet()?.textContent]).toEqual([['第一章 川辺のしょこ'], '1.5×']);
    await button('やめる').click();
    await eventually(() => expect(sheet()).toBeNull());
    expect([voices.queue, spoken()]).toEqual([[], '']);
  });

  test('goes to the sentence after or before by control and key, from its beginning to its end, silently during a pause.', async () => {
    const voices = new FakeVoices('ja-JP');
    await openWith(voices, japanese, 'ja');
    await userEvent.keyboard('l');
    await eventually(() => expect(spoken()).toBe('第一章　川辺の書庫'));
    await userEvent.keyboard(',');
    expect(voices.queue).toEqual(['第一章 川辺のしょこ']);
    await button('次の文').click();
    await eventually(() =>
      expect([spoken(), voices.queue]).toEqual(['川のそばに、古い書庫があった。', ['川のそばに、ふるいしょこがあった。']]),
    );
    await button('一時停止').click();
    await userEvent.keyboard('.');
    await eventually(() => expect(spoken()).not.toBe('川のそばに、古い書庫があった。'));
    expect(voices.queue).toEqual([]);
    await button('前の文').click();
    await userEvent.keyboard('l');
    await eventually(() =>
      expect([spoken(), voices.queue]).toEqual(['川のそばに、古い書庫があった。', ['川のそばに、ふるいしょこがあった。']]),
    );
  });

  test('is read at the speed that was chosen last, and at its own where what was kept is none.', async () => {
    for (const [kept, begun] of [
      ['1.7', '1.7× ja-JP'],
      ['9', '1× ja-JP'],
      ['fast', '1× ja-JP'],
    ] as const) {
      localStorage.setItem('futago.speech', kept);
      const voices = new FakeVoices('ja-JP');
      const app = rootOfCharts();
      const speaker = openSpeaker(app, { language: 'ja', sentence: () => '文。' }, voices.synthesis);
      speaker.send({ type: 'speech.start', at: 0, count: 1 });
      expect(voices.begun).toEqual([`${begun}: 文。`]);
      speaker.send({ type: 'speech.setRate', rate: 0.8 });
      expect(localStorage.getItem('futago.speech')).toBe('0.8');
      speaker.close();
      expect(voices.queue).toEqual([]);
      app.stop();
    }
  });

  test('says so where the voice fails, and tries again on demand.', async () => {
    const voices = new FakeVoices('ja-JP');
    await openWith(voices, japanese, 'ja');
    await userEvent.keyboard('l');
    voices.fail('network');
    await eventually(() => expect(document.querySelector('[role="alert"]')?.textContent).toBe('音声が途切れました。'));
    await button('続ける').click();
    await eventually(() => expect(document.querySelector('[role="alert"]')).toBeNull());
    expect(voices.queue).toEqual(['第一章 川辺のしょこ']);
  });

  test('offers nothing without a voice of its language, until one comes, and nothing when it goes.', async () => {
    const voices = new FakeVoices('vi-VN');
    await openWith(voices, japanese, 'ja');
    expect(button('読み上げる').query()).toBeNull();
    voices.have('vi-VN', 'ja-JP');
    await eventually(() => expect(button('読み上げる').query()).not.toBeNull());
    await userEvent.keyboard('l');
    await eventually(() => expect(sheet()).not.toBeNull());
    voices.have();
    await eventually(() => expect([sheet(), button('読み上げる').query(), voices.queue]).toEqual([null, null, []]));
  });
});

describe('A Vietnamese chapter', () => {
  test('begins where the reader is, and keeps the sentence in sight.', async () => {
    const voices = new FakeVoices('vi-VN');
    await openWith(voices, { data: novelChapter(longDocument(vietnameseDocument, 20)) }, 'vi');
    document.querySelector('[data-block="p1-10"]')?.scrollIntoView();
    await untilPainted();
    await userEvent.keyboard('l');
    await eventually(() => expect(spokenBlock()).toBe('p1-10'));
    for (let sentences = 0; sentences < 60; sentences += 1) {
      voices.end();
      await eventually(() => expect(voices.queue).toHaveLength(1));
    }
    await untilPainted();
    const [range] = CSS.highlights.get('spoken') ?? [];
    const { top = 0, bottom = 0 } = range instanceof Range ? (range.getClientRects()[0] ?? {}) : {};
    expect([spokenBlock() === 'p1-10', top > 0, bottom < innerHeight]).toEqual([false, true, true]);
  });

  test('ends with its last sentence, and asks nothing of the next one.', async () => {
    const voices = new FakeVoices('vi-VN');
    const { navigate } = await openWith(voices, { data: novelChapter({ blocks: vietnameseDocument.blocks.slice(-1), notes: [] }) }, 'vi');
    await userEvent.keyboard('l');
    await eventually(() => expect(voices.queue).toHaveLength(1));
    while (voices.queue.length > 0) {
      voices.end();
      await untilPainted();
    }
    expect([spoken(), navigate.mock.calls, document.querySelector('input[type="range"]')]).toEqual(['', [], null]);
  });

  test.each(['scroll', 'pages'] as const)('leads to the page after it when all of it was read, as reading does: %s.', async (flow) => {
    const voices = new FakeVoices('vi-VN');
    const settings = { ...DEFAULT_READER_SETTINGS, novel: { ...DEFAULT_READER_SETTINGS.novel, flow } };
    await openWith(voices, { data: novelChapter(longDocument(vietnameseDocument, 3)), settings }, 'vi');
    if (flow === 'pages') await eventually(() => expect(document.querySelector('[data-folio]')).not.toBeNull());
    await userEvent.keyboard('l');
    await eventually(() => expect(voices.queue).toHaveLength(1));
    while (voices.queue.length > 0) {
      voices.end();
      await untilPainted();
    }
    await eventually(() => expect([isEndShown(), barsAreShown()]).toEqual([true, true]));
    expect(document.activeElement).toBe(document.querySelector('[data-page="end"]'));
  });

  test('falls silent when the page is left.', async () => {
    const voices = new FakeVoices('vi-VN');
    const { app } = await openWith(voices, { data: novelChapter(vietnameseDocument) }, 'vi');
    await userEvent.keyboard('l');
    await eventually(() => expect(voices.queue).toHaveLength(1));
    dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(voices.queue).toEqual([]);
    await userEvent.keyboard('l');
    await eventually(() => expect(voices.queue).toHaveLength(1));
    app.stop();
    expect(voices.queue).toEqual([]);
  });
});
