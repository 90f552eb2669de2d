import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { nextTab } from './next-tab.ts';
import styles from './Tabs.module.css';

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly panel: ReactNode;
}

export interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: ReadonlyArray<Tab<Value>>;
  readonly shown: Value;
  readonly onShow: (value: Value) => void;
}

/** One of several panels. Arrows move between the tabs and show at once, as the panels are there already. */
export function Tabs<Value extends string>({ label, tabs, shown, onShow }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const isReversed = list.current !== null && getComputedStyle(list.current).direction === 'rtl';
    const target = nextTab(
      event.key,
      tabs.map((tab) => tab.value),
      shown,
      isReversed,
    );
    if (target === undefined) return;
    event.preventDefault();
    onShow(target);
    list.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(target)}"]`)?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" tabIndex={-1} aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map(({ value, label: name }) => (
          <TabButton key={value} listId={id} value={value} isShown={value === shown} onShow={() => onShow(value)}>
            {name}
          </TabButton>
        ))}
      </div>
      {tabs.map(({ value, panel }) => (
        <div key={value} role="tabpanel" id={`${id}-panel-${value}`} aria-labelledby={`${id}-tab-${value}`} hidden={value !== shown}>
          {panel}
        </div>
      ))}
    </div>
  );
}

interface TabButtonProps {
  /** Id of the tabs, from which those of the button and its panel are made. */
  readonly listId: string;
  readonly value: string;
  readonly isShown: boolean;
  readonly onShow: () => void;
  readonly children: ReactNode;
}

function TabButton({ listId, value, isShown, onShow, children }: TabButtonProps) {
  return (
    <button
      type="button"
      role="tab"
      id={`${listId}-tab-${value}`}
      data-value={value}
      aria-selected={isShown}
      aria-controls={`${listId}-panel-${value}`}
      tabIndex={isShown ? 0 : -1}
      className={styles.tab}
      onClick={onShow}
    >
      {children}
    </button>
  );
}
