import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Language } from '#graphql/generated/graphql.ts';
import { nextFrame } from '#src/ui/late/next-frame.ts';
import { NOVEL_CHOICES, settingsWords, type NovelSettings } from '../../reader-settings.ts';
import { askFor, facesOf, setInFace, setInFaceAtHand } from './face-at-hand.ts';

/** A Japanese 'sans' is the interface's own, which comes with every page. */
const SHEETS = {
  serif: {
    vi: () => import(/* webpackChunkName: "faces-serif-vi" */ '#src/ui/fonts/literata.css'),
    ja: () => import(/* webpackChunkName: "faces-serif-ja" */ '#src/ui/fonts/shippori-mincho.css'),
  },
  sans: {
    vi: () => import(/* webpackChunkName: "faces-vi" */ '#src/ui/fonts/be-vietnam-pro.css'),
    ja: () => Promise.resolve(),
  },
  clear: {
    vi: () => import(/* webpackChunkName: "faces-clear-vi" */ '#src/ui/fonts/lexend.css'),
    ja: () => import(/* webpackChunkName: "faces-clear-ja" */ '#src/ui/fonts/biz-udmincho.css'),
  },
} as const;

/**
 * The text of a chapter in its web font where that is at hand before the text is seen, and from the moment on that its
 * reader chooses something.
 */
export function useFaceOfText(book: RefObject<HTMLElement | null>, language: Language, settings: NovelSettings): void {
  const words = settingsWords({ ...settings, theme: 'auto' }, NOVEL_CHOICES);
  const set = useRef<string>(null);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const text = textIn(book.current);
    // What this browser keeps of its reader's choices comes while the page is taken over.
    const isChosen = set.current !== null && dataset['go'] !== undefined;
    set.current = words;
    if (text === null || dataset['faces'] === 'coming') return;
    // What was taken early is for the first text, as it was kept for its settings.
    if (dataset['go'] !== undefined) delete dataset['faces'];
    if (isChosen) setInFace(text);
    else setInFaceAtHand(text);
  }, [book, words]);
  useEffect(() => {
    const ask = async (): Promise<void> => {
      await declare(language, settings.face);
      const text = textIn(book.current);
      // Nothing is set in them yet: the next chapter is.
      if (language === 'vi' && text !== null) askFor(facesOf(text));
    };
    void ask();
  }, [book, language, settings.face]);
}

/** The web fonts for long reading; text is there before them, in a face of the same measures. */
async function declare(language: Language, face: NovelSettings['face']): Promise<void> {
  await nextFrame();
  await SHEETS[face][language]().catch(() => undefined);
}

function textIn(book: HTMLElement | null): HTMLElement | null {
  return book?.querySelector<HTMLElement>('[data-novel]') ?? null;
}
