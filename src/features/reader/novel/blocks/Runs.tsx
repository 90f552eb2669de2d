import type { MarkedRun, Run } from '#graphql/document/chapter-document.ts';
import type { ReactNode } from 'react';
import { NoteMark } from './NoteMark.tsx';
import styles from './Runs.module.css';
import { uprightParts } from './upright.ts';

/** Text with its marks. Keys are places: a version of a chapter is never edited in front of the reader. */
export function Runs({ runs }: { readonly runs: readonly Run[] }) {
  const texts = uprightParts(runs.map((run) => (typeof run === 'string' ? run : run.text))).map(withParts);
  return runs.map((run, place) => (typeof run === 'string' ? texts[place] : <Marked key={place} run={run} text={texts[place]} />));
}

/** Squares are marked in horizontal text too, where they do nothing: the server knows no reader's direction. */
function withParts(parts: readonly string[]): ReactNode {
  return parts.length === 1 ? parts[0] : parts.map((part, place) => (place % 2 === 1 ? <Part key={place} text={part} /> : part));
}

function Part({ text }: { readonly text: string }) {
  return <span className={text.length > 2 ? styles.long : styles.upright}>{text}</span>;
}

function Marked({ run, text }: { readonly run: MarkedRun; readonly text: ReactNode }) {
  const { note, breakAfter } = run;
  const marked = withMarks(run, run.upright ? <span className={styles.upright}>{run.text}</span> : text);
  return (
    <>
      {note === undefined ? marked : <NoteMark note={note} text={run.text} marked={marked} />}
      {breakAfter && <br />}
    </>
  );
}

function withMarks({ ruby, emphasis, bold, italic, script }: MarkedRun, text: ReactNode): ReactNode {
  let marked = text;
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
