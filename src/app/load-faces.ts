import { savesData } from '#src/features/reader/comic/pictures/data-saver.ts';
import type { Language } from '#graphql/generated/graphql.ts';

const FACES: Readonly<Record<Language, () => Promise<unknown>>> = {
  vi: () => import(/* webpackChunkName: "faces-vi" */ '#src/ui/fonts/be-vietnam-pro.css'),
  ja: () => import(/* webpackChunkName: "faces-ja" */ '#src/ui/fonts/zen-kaku-gothic-new.css'),
};

/** Declares the interface's web fonts: after the first paint, since no page waits for them, and not where the device saves data. */
export async function loadFaces(language: Language): Promise<void> {
  if (savesData('auto', navigator)) return;
  await FACES[language]();
}
