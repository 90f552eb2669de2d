import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Language } from '#graphql/generated/graphql.ts';
import { addWords } from '#src/i18n/catalog.ts';

export type SheetName = 'settings' | 'help';

export interface Sheets {
  readonly open: SheetName | null;
  /** Those that were opened once stay in the page, closed, so that the native dialog can give the focus back. */
  readonly loaded: ReadonlySet<SheetName>;
  readonly show: (sheet: SheetName) => void;
  readonly close: () => void;
}

export function useSheets(): Sheets {
  const [shown, setOpen] = useState<SheetName | null>(null);
  const [loaded, setLoaded] = useState<ReadonlySet<SheetName>>(new Set());
  const { i18n } = useLingui();
  const show = (sheet: SheetName) => {
    const open = (): void => {
      setLoaded((before) => new Set([...before, sheet]));
      setOpen(sheet);
    };
    // Their words come with them. Without a network nothing opens, and the next press asks again.
    addWords(i18n, i18n.locale as Language, 'settings').then(open, () => {});
  };
  return { open: shown, loaded, show, close: () => setOpen(null) };
}
