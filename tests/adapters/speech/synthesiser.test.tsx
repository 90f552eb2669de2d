import { expect, test } from 'vitest';
import { Synthesiser } from '#src/adapters/speech/synthesiser.ts';
import { FakeVoices } from '#tests/support/browser/fake-voices.ts';

const TEXT = { language: 'ja', sentence: (at: number) => `文${at}。` } as const;

function opened(...languages: readonly string[]) {
  const voices = new FakeVoices(...languages);
  const news: string[] = [];
  const synthesiser = new Synthesiser(voices.synthesis, TEXT);
  const stop = synthesiser.watchVoices(({ type }) => news.push(type));
  return { voices, news, synthesiser, stop };
}

test('A voice is told of when it is there, comes or goes, once each.', () => {
  expect(opened('ja-JP').news).toEqual(['voice.found']);
  const { voices, news, stop } = opened('vi-VN', 'jam');
  voices.have('ja_JP', 'ja-JP');
  voices.have('ja-JP');
  voices.have();
  voices.have('ja');
  stop();
  voices.have();
  expect(news).toEqual(['voice.found', 'voice.lost', 'voice.found']);
});

test('A browser without speech tells of no voice and says nothing.', async () => {
  const news: string[] = [];
  const synthesiser = new Synthesiser(undefined, TEXT);
  synthesiser.watchVoices(({ type }) => news.push(type))();
  expect(news).toEqual([]);
  await expect(synthesiser.speak({ at: 0, rate: 1 }, new AbortController().signal)).rejects.toThrow(
    'The sentence was not said: there is no voice.',
  );
});

test('A sentence is said by the voice that needs no network, and resolves when it was.', async () => {
  const { voices, synthesiser } = opened('ja', 'vi-VN', 'ja-JP');
  const said = synthesiser.speak({ at: 4, rate: 1.5 }, new AbortController().signal);
  expect([voices.begun, voices.queue]).toEqual([['1.5× ja-JP: 文4。'], ['文4。']]);
  voices.end();
  await expect(said).resolves.toBeUndefined();
});

test('The browser\u2019s word for a failure is in the error.', async () => {
  const { voices, synthesiser } = opened('ja-JP');
  const said = synthesiser.speak({ at: 0, rate: 1 }, new AbortController().signal);
  voices.fail('synthesis-failed');
  await expect(said).rejects.toThrow('The sentence was not said: synthesis-failed.');
});

test('From the abort on it is silent, and hears nothing more.', async () => {
  const { voices, synthesiser } = opened('ja-JP');
  const leaving = new AbortController();
  let isOver = false;
  const over = (): void => void (isOver = true);
  synthesiser.speak({ at: 0, rate: 1 }, leaving.signal).then(over, over);
  leaving.abort();
  await Promise.resolve();
  expect([voices.queue, isOver]).toEqual([[], false]);
});

test('Chromium\u2019s own speech takes what we give it.', () => {
  const utterance = new SpeechSynthesisUtterance('文');
  Object.assign(utterance, { lang: 'ja-JP', rate: 2 });
  expect([utterance.lang, utterance.rate, typeof speechSynthesis.addEventListener]).toEqual(['ja-JP', 2, 'function']);
});
