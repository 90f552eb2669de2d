import { Trans, useLingui } from '@lingui/react/macro';
import { use, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styles from './EmojiPicker.module.css';
import { findEmoji, loadEmoji, type EmojiGroups, type EmojiRow } from './emoji-list.ts';
import { nextCell } from './next-cell.ts';

export interface EmojiPickerProps {
  readonly onChoose: (emoji: string) => void;
  readonly onClose: () => void;
}

const loaded = new Map<string, Promise<EmojiGroups>>();

/** The same promise for a language each time; one that failed is asked for again. */
function emojiOf(language: string): Promise<EmojiGroups> {
  const known = loaded.get(language);
  if (known) return known;
  const loading = loadEmoji(language);
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}

/** Finds an emoji by a word or in its group; arrows, Home and End walk over them, Enter takes one, Escape closes. */
export function EmojiPicker({ onChoose, onClose }: EmojiPickerProps) {
  const { t, i18n } = useLingui();
  const groups = use(emojiOf(i18n.locale));
  const [asked, ask] = useState('');
  const [group, setGroup] = useState(0);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  const rows = asked.trim() === '' ? (groups[group] ?? []) : findEmoji(groups, asked);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes from wherever the focus is within
    <div role="group" aria-label={t`Emoji`} className={styles.picker} onKeyDown={onKey}>
      <input
        ref={search}
        type="search"
        value={asked}
        placeholder={t`Find an emoji by a word`}
        aria-label={t`Find an emoji by a word`}
        className={styles.search}
        onChange={(event) => ask(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <GroupChoice groups={groups} chosen={asked.trim() === '' ? group : null} onChoose={(index) => (setGroup(index), ask(''))} />
      {rows.length === 0 ? (
        <p role="status" className={styles.none}>
          <Trans>No emoji is called that.</Trans>
        </p>
      ) : (
        <EmojiGrid key={asked === '' ? group : asked} rows={rows} onChoose={onChoose} />
      )}
    </div>
  );
}

interface GroupChoiceProps {
  readonly groups: EmojiGroups;
  readonly chosen: number | null;
  readonly onChoose: (group: number) => void;
}

function GroupChoice({ groups, chosen, onChoose }: GroupChoiceProps) {
  const { t } = useLingui();
  const names = [t`Faces`, t`People`, t`Animals and plants`, t`Food`, t`Places`, t`Play`, t`Things`, t`Signs`, t`Flags`];
  return (
    <div role="group" aria-label={t`Groups of emoji`} className={styles.groups}>
      {groups.map(([first], index) => (
        <button
          key={names[index]}
          type="button"
          aria-pressed={index === chosen}
          aria-label={names[index]}
          title={names[index]}
          className={styles.group}
          onClick={() => onChoose(index)}
        >
          {first?.[0]}
        </button>
      ))}
    </div>
  );
}

interface EmojiGridProps {
  readonly rows: readonly EmojiRow[];
  readonly onChoose: (emoji: string) => void;
}

function EmojiGrid({ rows, onChoose }: EmojiGridProps) {
  const { t } = useLingui();
  const [current, setCurrent] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const cells = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = nextCell(event.key, cells, current);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    cells[next]?.focus();
  };
  return (
    <div ref={list} role="listbox" tabIndex={-1} aria-label={t`Emoji to choose from`} className={styles.grid} onKeyDown={move}>
      {rows.map(([emoji, name], index) => (
        <button
          key={emoji}
          type="button"
          role="option"
          aria-selected={false}
          aria-label={name}
          title={name}
          tabIndex={index === current ? 0 : -1}
          className={styles.cell}
          onClick={() => onChoose(emoji)}
        >
          {emoji}
        </button>
      ))}
    </div>
  );
}
