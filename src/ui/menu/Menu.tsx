import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
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
    if (isOpen) (list.current?.querySelector<HTMLElement>('[aria-checked="true"]') ?? list.current?.querySelector<HTMLElement>('button'))?.focus();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  const moveOrClose = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close();
    if (event.key === 'Tab') return setOpen(false);
    const target = nextItem(event.key, [...(list.current?.querySelectorAll('button') ?? [])], document.activeElement);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <div ref={root} className={styles.menu}>
      <button type="button" className={styles.opener} aria-label={label} title={label} aria-haspopup="menu" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
        {icon}
      </button>
      <div ref={list} id={listId} role="menu" tabIndex={-1} aria-label={label} className={styles.list} hidden={!isOpen} onKeyDown={moveOrClose}>
        {items.map((item) => (
          <MenuRow key={item.value} item={item} isChosen={chosen === undefined ? null : item.value === chosen} onChoose={() => (onChoose(item.value), close())} />
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
