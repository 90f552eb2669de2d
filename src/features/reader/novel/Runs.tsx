import type { MarkedRun, Run } from '#graphql/document/chapter-document.ts';
import type { ReactNode } from 'react';
import { NoteMark } from './NoteMark.tsx';
import styles from './Runs.module.css';

/** Text with its marks. Keys are places: a version of a chapter is never edited in front of the reader. */
export function Runs({ runs }: { readonly runs: readonly Run[] }) {
  return runs.map((run, place) => (typeof run === 'string' ? run : <Marked key={place} run={run} />));
}

function Marked({ run }: { readonly run: MarkedRun }) {
  const { note, breakAfter } = run;
  return (
    <>
      {note === undefined ? withMarks(run) : <NoteMark note={note} text={run.text} marked={withMarks(run)} />}
      {breakAfter && <br />}
    </>
  );
}

function withMarks({ text, ruby, emphasis, bold, italic, upright, script }: MarkedRun): ReactNode {
  let marked: ReactNode = text;
  if (upright) marked = <span data-upright="">{marked}</span>;
  if (ruby !== undefined) marked = <Ruby base={marked} reading={ruby} />;
  if (script === 'super') marked = <sup className={styles.script}>{marked}</sup>;
  if (script === 'sub') marked = <sub className={styles.script}>{marked}</sub>;
  if (bold) marked = <strong>{marked}</strong>;
  if (italic) marked = <i>{marked}</i>;
  if (emphasis !== undefined)
    marked = (
      <em className={styles.emphasis} data-emphasis={emphasis}>
        {marked}
      </em>
    );
  return marked;
}

function Ruby({ base, reading }: { readonly base: ReactNode; readonly reading: string }) {
  return (
    <ruby className={styles.ruby}>
      {base}
      <rp>（</rp>
      <rt>{reading}</rt>
      <rp>）</rp>
    </ruby>
  );
}
