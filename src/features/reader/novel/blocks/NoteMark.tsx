import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { noteElementId } from './note-element.ts';
import styles from './NoteMark.module.css';

const MARK_OF_ITS_OWN = /^[[(［（]?[\d０-９*＊※†‡]{1,4}[\])］）]?$/u;

export interface NoteMarkProps {
  readonly note: string;
  readonly text: string;
  readonly marked: ReactNode;
}

/** Opens its note in place, without any script. Text that is itself a mark ("[3]", "※") becomes the button. */
export function NoteMark({ note, text, marked }: NoteMarkProps) {
  const { t } = useLingui();
  const isMark = MARK_OF_ITS_OWN.test(text);
  return (
    <>
      {!isMark && marked}
      <span className={styles.held}>
        <button type="button" className={styles.mark} popoverTarget={noteElementId(note)} aria-label={isMark ? t`Note ${text}` : t`Note`}>
          {isMark ? marked : '＊'}
        </button>
      </span>
    </>
  );
}
