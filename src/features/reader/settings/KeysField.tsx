import { useState } from 'react';
import type { ComicView } from '../comic/comic-view.ts';
import { changeKey, commandWithKey, keyTable, keyWords } from '../key-table.ts';
import { COMMANDS, type KeyedCommand } from '../reader-key.ts';
import { KeyConflict, type Conflict } from './KeyConflict.tsx';
import { KeyRow } from './KeyRow.tsx';
import styles from './KeysField.module.css';
import { useCommandWords } from './use-command-words.ts';

export interface KeysFieldProps {
  /** Null in a novel. */
  readonly view: ComicView | null;
  readonly words: string;
  readonly onChange: (words: string) => void;
}

const OF_COMIC: readonly KeyedCommand[] = [
  'switchLayout',
  'zoomIn',
  'zoomOut',
  'zoomReset',
  'autoScroll',
  'slider',
  'allPages',
  'pageActions',
];
const OF_NOVEL: readonly KeyedCommand[] = ['find', 'listen', 'previousSentence', 'nextSentence'];

/** The keys of every command of a format. A key that another command has is only taken from it when the reader says so. */
export function KeysField({ view, words, onChange }: KeysFieldProps) {
  const names = useCommandWords();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const table = keyTable(words);
  const shown = COMMANDS.filter((command) => (view === null ? !OF_COMIC.includes(command) : !OF_NOVEL.includes(command)));
  const change = (command: KeyedCommand, before: string | null, key: string | null): void => {
    setConflict(null);
    onChange(keyWords(changeKey(table, command, before, key)));
  };
  const ask = (command: KeyedCommand, before: string | null, key: string): void => {
    const holder = commandWithKey(table, key);
    if (holder === undefined || holder === command) change(command, before, key);
    else setConflict({ command, before, key, holder });
  };
  return (
    <dl className={styles.keys}>
      {shown.map((command) => (
        <KeyRow
          key={command}
          name={names[command]}
          keys={table[command].split(' ').filter((key) => key !== '')}
          onChange={(before, key) => (key === null ? change(command, before, null) : ask(command, before, key))}
        >
          {conflict?.command === command && (
            <KeyConflict
              conflict={conflict}
              holderName={names[conflict.holder]}
              onTake={() => change(command, conflict.before, conflict.key)}
              onLeave={() => setConflict(null)}
            />
          )}
        </KeyRow>
      ))}
    </dl>
  );
}
