import type { Note } from '#graphql/document/chapter-document.ts';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './NoteMark.module.css';
import { Runs } from './Runs.tsx';

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
      <button type="button" className={styles.mark} popoverTarget={noteElementId(note)} aria-label={isMark ? t`Note ${text}` : t`Note`}>
        {isMark ? text : '＊'}
      </button>
    </>
  );
}

export function NoteText({ note }: { readonly note: Note }) {
  return (
    <aside id={noteElementId(note.id)} className={styles.note} popover="auto" role="note">
      <Runs runs={note.runs} />
    </aside>
  );
}

function noteElementId(note: string): string {
  return `note-${note}`;
}
