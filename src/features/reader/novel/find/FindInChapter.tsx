import { isComposing } from '#src/ui/focus/is-composing.ts';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { ChapterFind, type FoundCount } from './chapter-find.ts';
import { FindSheet } from './FindSheet.tsx';

export interface FindHandle {
  readonly focus: () => void;
}

export interface FindInChapterProps {
  /** Lets the reader type anew. */
  readonly ref?: Ref<FindHandle>;
  /** What the sheet is part of: a bar moves, and would take it along. */
  readonly frame: Element;
  readonly onClose: () => void;
}

/** The open sheet, over the chapter that stands on the page. */
export function FindInChapter({ ref, frame, onClose }: FindInChapterProps) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<FoundCount>({ count: 0, now: 0 });
  const find = useRef<ChapterFind | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const opened = new ChapterFind();
    find.current = opened;
    field.current?.focus({ preventScroll: true });
    return () => {
      opened.close();
      if (opener instanceof HTMLElement && opener !== document.body) opener.focus({ preventScroll: true });
    };
  }, []);
  useImperativeHandle(ref, () => ({
    focus: () => {
      field.current?.focus({ preventScroll: true });
      field.current?.select();
    },
  }));
  useEscape(onClose);
  useResized(() => find.current?.reveal());
  const look = (words: string) => {
    setQuery(words);
    if (find.current !== null) setFound(find.current.find(words));
  };
  const step = (motion: 1 | -1) => {
    if (find.current !== null) setFound(find.current.step(motion));
  };
  return createPortal(<FindSheet {...{ query, ...found }} fieldRef={field} onQuery={look} onStep={step} onClose={onClose} />, frame);
}

/** Once the text has been set anew for another window. */
function useResized(onResized: () => void): void {
  const tell = useEffectEvent(onResized);
  useEffect(() => {
    let frame = 0;
    const wait = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => tell())));
    };
    addEventListener('resize', wait);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('resize', wait);
    };
  }, []);
}

/** Also where the focus is in the text; what lies over the sheet closes first. */
function useEscape(onEscape: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event) || document.querySelector('dialog[open], :popover-open') !== null) return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listener, { capture: true });
    return () => removeEventListener('keydown', listener, { capture: true });
  }, []);
}
