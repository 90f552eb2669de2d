import { useState } from 'react';

export type SheetName = 'settings' | 'help';

export interface Sheets {
  readonly open: SheetName | null;
  /** Those that were opened once stay in the page, closed, so that the native dialog can give the focus back. */
  readonly loaded: ReadonlySet<SheetName>;
  readonly show: (sheet: SheetName) => void;
  readonly close: () => void;
}

export function useSheets(): Sheets {
  const [open, setOpen] = useState<SheetName | null>(null);
  const [loaded, setLoaded] = useState<ReadonlySet<SheetName>>(new Set());
  const show = (sheet: SheetName) => {
    setLoaded((before) => new Set([...before, sheet]));
    setOpen(sheet);
  };
  return { open, loaded, show, close: () => setOpen(null) };
}
