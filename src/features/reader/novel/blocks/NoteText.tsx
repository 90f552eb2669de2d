import type { Note } from '#graphql/document/chapter-document.ts';
import { noteElementId } from './note-element.ts';
import styles from './NoteText.module.css';
import { Runs } from './Runs.tsx';

/** The text of a note, hidden until its mark opens it. */
export function NoteText({ note }: { readonly note: Note }) {
  return (
    <aside id={noteElementId(note.id)} className={styles.note} popover="auto" role="note">
      <Runs runs={note.runs} />
    </aside>
  );
}
