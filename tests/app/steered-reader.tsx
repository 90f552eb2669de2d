import { onTestFinished } from 'vitest';
import { createActor } from 'xstate';
import { appMachine } from '#machines/app/index.ts';
import { steerChapter } from '#src/app/statecharts/start-reader.ts';
import type { ReadingRoomProps } from '#stories/features/reader/ReadingRoom.tsx';
import { openReader, type OpenReader } from '../features/reader/open-reader.tsx';

/** The root of a page's statecharts, until the test ends. */
export function begunApp() {
  const root = createActor(appMachine, { input: { freshness: { build: 'b1', jitter: 0 }, reading: { isIncognito: false }, worker: null } });
  onTestFinished(() => void root.stop());
  return root.start();
}

/** A chapter whose chart has the helm from the beginning. */
export function openSteered(props: ReadingRoomProps): Promise<OpenReader> {
  const root = begunApp();
  return openReader({ ...props, onRead: ({ helm }, _, left) => steerChapter(root, { id: '345', next: {} }, helm, left) });
}
