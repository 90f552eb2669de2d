import type { OpenSpeaker } from '#src/features/reader/novel/speech/speaker.ts';
import type { App } from '../statecharts/chart-world.ts';

/** Has chapters read aloud by a statechart, whose file comes with the first of them. */
export function chapterSpeaker(app: App): OpenSpeaker {
  return async (text) => {
    const { openSpeaker } = await import('../statecharts/start-speech.ts');
    return openSpeaker(app, text, globalThis.speechSynthesis);
  };
}
