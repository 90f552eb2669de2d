import type { ComicSettings } from '../../reader-settings.ts';

/** Where the browser tells it: https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
interface DataSavingNavigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Part of its width in which a picture is loaded where data is saved. */
export const SAVED_WIDTH = 0.5;

/** What was chosen by the words of `data-comic`. */
export function saverOf(words: string): ComicSettings['saver'] {
  return (/saver-(on|off)/.exec(words)?.[1] ?? 'auto') as ComicSettings['saver'];
}

/** Whether pictures are to cost as little as they can: as the reader says, or else the device. */
export function savesData(chosen: ComicSettings['saver'], device: object): boolean {
  const { connection }: DataSavingNavigator = device;
  return chosen === 'auto' ? connection?.saveData === true : chosen === 'on';
}
