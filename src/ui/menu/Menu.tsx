import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { CheckIcon } from '../icon/icons.tsx';
import { nextItem } from './next-item.ts';
import styles from './Menu.module.css';

export interface MenuItem<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
}

export interface MenuProps<Value extends string> {
  /** Name of the button that opens the menu. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly items: ReadonlyArray<MenuItem<Value>>;
  /** The chosen value, where the menu is a choice of one. */
  readonly chosen?: Value;
  readonly onChoose: (value: Value) => void;
}

/** A button with a list of commands under it: arrows, Home and End move, Escape and a press outside close. */
export function Menu<Value extends string>({ label, icon, items, chosen, onChoose }: MenuProps<Value>) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  useClosedByPressOutside(root, isOpen, () => setOpen(false));
  useEffect(() => {
    if (isOpen) firstFocus(list.current)?.focus();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close();
    if (event.key === 'Tab') return setOpen(false);
    moveFocus(event, list.current);
  };
  return (
    <div ref={root} className={styles.menu}>
      <IconButton
        {...{ label, icon }}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      />
      <div ref={list} id={listId} role="menu" tabIndex={-1} aria-label={label} className={styles.list} hidden={!isOpen} onKeyDown={onKey}>
        {items.map((item) => (
          <MenuRow
            key={item.value}
            item={item}
            isChosen={chosen === undefined ? null : item.value === chosen}
            onChoose={() => (onChoose(item.value), close())}
          />
        ))}
      </div>
    </div>
  );
}

interface MenuRowProps {
  readonly item: MenuItem<string>;
  readonly isChosen: boolean | null;
  readonly onChoose: () => void;
}

function MenuRow({ item, isChosen, onChoose }: MenuRowProps) {
  const role = isChosen === null ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': isChosen };
  return (
    <button type="button" {...role} tabIndex={-1} className={styles.item} onClick={onChoose}>
      {item.icon}
      <span>{item.label}</span>
      {isChosen && <CheckIcon className={styles.check} />}
    </button>
  );
}

/** The chosen item, else the first. */
function firstFocus(list: HTMLElement | null): HTMLElement | null {
  return list?.querySelector<HTMLElement>('[aria-checked="true"]') ?? list?.querySelector<HTMLElement>('button') ?? null;
}

function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const target = nextItem(event.key, [...(list?.querySelectorAll('button') ?? [])], document.activeElement);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function useClosedByPressOutside(root: { readonly current: HTMLElement | null }, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  });
}
