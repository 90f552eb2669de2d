const SIGNS: Readonly<Record<string, string>> = {
  ArrowRight: '→',
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  Escape: 'Esc',
};

/** A key as keyboards write it: "N", "→", "Shift Space". */
export function keyLabel(name: string): string {
  const [, shift = '', key = name] = /^(Shift\+)(.+)$/.exec(name) ?? [];
  const sign = SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  return shift === '' ? sign : `Shift ${sign}`;
}

/** Keys that a reader may not give to a command: they belong to the browser, the system or another key. */
export function isFreeKey({ key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  return !/^(Tab|Enter|Shift|Control|Alt|AltGraph|Meta|CapsLock|NumLock|ContextMenu|Dead|Process|Unidentified|Compose|F\d+)$/.test(key);
}
