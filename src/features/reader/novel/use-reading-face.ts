import { useEffect } from 'react';
import { nextFrame } from '#src/ui/late/next-frame.ts';
import type { NovelSettings } from '../reader-settings.ts';

/** 'sans' is the interface's own, which comes with every page. */
const SHEETS = {
  serif: {
    vi: () => import(/* webpackChunkName: "faces-serif-vi" */ '#src/ui/fonts/literata.css'),
    ja: () => import(/* webpackChunkName: "faces-serif-ja" */ '#src/ui/fonts/shippori-mincho.css'),
  },
  clear: {
    vi: () => import(/* webpackChunkName: "faces-clear-vi" */ '#src/ui/fonts/lexend.css'),
    ja: () => import(/* webpackChunkName: "faces-clear-ja" */ '#src/ui/fonts/biz-udmincho.css'),
  },
} as const;

/** The web fonts for long reading; text is there before them, in a face of the same measures. */
export function useReadingFace(language: 'vi' | 'ja', face: NovelSettings['face']): void {
  useEffect(() => {
    if (face === 'sans') return;
    nextFrame()
      .then((): Promise<unknown> => SHEETS[face][language]())
      .catch(() => undefined);
  }, [language, face]);
}
