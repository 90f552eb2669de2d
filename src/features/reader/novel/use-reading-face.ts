import { useEffect } from 'react';
import { nextFrame } from '#src/ui/late/next-frame.ts';
import type { NovelSettings } from '../reader-settings.ts';

/** The web fonts for long reading; text is there before them, in a face of the same measures. */
export function useReadingFace(language: 'vi' | 'ja', face: NovelSettings['face']): void {
  useEffect(() => {
    if (face !== 'serif') return;
    const load = (): Promise<unknown> =>
      language === 'ja'
        ? import(/* webpackChunkName: "faces-serif-ja" */ '#src/ui/fonts/shippori-mincho.css')
        : import(/* webpackChunkName: "faces-serif-vi" */ '#src/ui/fonts/literata.css');
    nextFrame()
      .then(load)
      .catch(() => undefined);
  }, [language, face]);
}
