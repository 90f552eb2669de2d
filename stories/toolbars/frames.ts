import { DOCS_RENDERED, GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { globalsOf, type StoryGlobals } from './globals.ts';

/** Storybook's channel, as far as it is listened to. */
export interface ToldGlobals {
  readonly on: (event: string, listener: (told: { readonly globals?: Readonly<Record<string, unknown>> }) => void) => void;
}

/**
 * Shows stories that stand in frames of their own, on the page of a part, as the toolbars say: Storybook tells the page and not
 * its frames, which read their address alone.
 */
export function tellFrames(channel: ToldGlobals): void {
  let chosen: StoryGlobals | null = null;
  const tell = (): void => {
    if (chosen === null) return;
    const wanted = wordsOf(chosen);
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[src*="viewMode=story"]')) {
      const address = new URL(frame.src);
      if ((address.searchParams.get('globals') ?? UNCHOSEN) === wanted) continue;
      address.searchParams.set('globals', wanted);
      frame.src = address.href;
    }
  };
  const choose = (told: { readonly globals?: Readonly<Record<string, unknown>> }): void => {
    chosen = globalsOf(told.globals ?? {});
    tell();
  };
  channel.on(SET_GLOBALS, choose);
  channel.on(GLOBALS_UPDATED, choose);
  channel.on(DOCS_RENDERED, tell);
}

const UNCHOSEN = wordsOf(globalsOf({}));

function wordsOf(globals: StoryGlobals): string {
  return Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
