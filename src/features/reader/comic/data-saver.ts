import type { ComicSettings } from '../reader-settings.ts';

/** Where the browser tells it: https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
interface DataSavingNavigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether pictures are to cost as little as they can: as the reader says, or else the device. */
export function savesData(chosen: ComicSettings['saver'], device: object): boolean {
  const { connection }: DataSavingNavigator = device;
  return chosen === 'auto' ? connection?.saveData === true : chosen === 'on';
}
