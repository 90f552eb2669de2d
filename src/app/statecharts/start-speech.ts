import { speechActors, speechMachine, speechView, type SpeechView } from '#machines/speech/index.ts';
import { keepRate, readKeptRate } from '#src/adapters/speech/kept-rate.ts';
import { Synthesiser } from '#src/adapters/speech/synthesiser.ts';
import type { Speaker, SpokenText } from '#src/features/reader/novel/speech/speaker.ts';
import type { ActorRefFrom } from 'xstate';
import type { App } from './chart-world.ts';

const storage = (): Storage => localStorage;

/**
 * Opens the chart that reads a chapter aloud under the root, until it is closed or the page is left. Throws where the
 * root spawned none.
 */
export function openSpeaker(app: App, text: SpokenText, synthesis: SpeechSynthesis | undefined): Speaker {
  const actors = speechActors(new Synthesiser(synthesis, text));
  app.send({ type: 'speech.open', logic: speechMachine.provide({ actors }) });
  const actor = voiceOf(app);
  if (actor === undefined) throw new Error('The root of the statecharts opened no voice.');
  actor.send({ type: 'speech.setRate', rate: readKeptRate(storage) ?? 1 });
  let view: SpeechView = speechView(actor.getSnapshot());
  const listeners = new Set<() => void>();
  actor.subscribe((snapshot) => {
    const before = view;
    view = speechView(snapshot);
    if (view.rate !== before.rate) keepRate(storage, view.rate);
    for (const listener of listeners) listener();
  });
  // Some browsers speak on after the page has gone.
  const leave = (): void => actor.send({ type: 'speech.stop' });
  addEventListener('pagehide', leave);
  return {
    read: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onEnd: (listener) => {
      const ending = actor.on('text.ended', listener);
      return () => ending.unsubscribe();
    },
    send: (event) => actor.send(event),
    close: () => {
      removeEventListener('pagehide', leave);
      if (voiceOf(app) === actor) app.send({ type: 'speech.close' });
    },
  };
}

function voiceOf(app: App): ActorRefFrom<typeof speechMachine> | undefined {
  return (app.getSnapshot().children as { readonly speech?: ActorRefFrom<typeof speechMachine> }).speech;
}
