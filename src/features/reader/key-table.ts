import { COMMANDS, DEFAULT_KEYS, type KeyedCommand, type KeyTable } from './reader-key.ts';

/**
 * The keys that hold after what was kept: a word "command:key" for each key of a command that has others than by
 * default, "command:" for one without keys. What names nothing is left out, and a key that was given away is taken from
 * the command that has it by default.
 */
export function keyTable(words: string): KeyTable {
  const own = words.split(' ').flatMap((word): [KeyedCommand, string][] => {
    const colon = word.indexOf(':');
    const command = COMMANDS.find((one) => one === word.slice(0, Math.max(colon, 0)));
    return command === undefined ? [] : [[command, word.slice(colon + 1)]];
  });
  const given = new Map(own.map(([command, key]) => [key, command]));
  const keysOf = (command: KeyedCommand): string => {
    const chosen = own.filter(([of]) => of === command);
    const keys = chosen.length > 0 ? chosen.map(([, key]) => key) : DEFAULT_KEYS[command].split(' ');
    return [...new Set(keys)].filter((key) => (given.get(key) ?? command) === command).join(' ');
  };
  return tableOf(keysOf);
}

/** What differs from the default, to be kept. */
export function keyWords(table: KeyTable): string {
  const own = COMMANDS.filter((command) => table[command] !== DEFAULT_KEYS[command]);
  return own.flatMap((command) => table[command].split(' ').map((key) => `${command}:${key}`)).join(' ');
}

/** Whose key it is. */
export function commandWithKey(table: KeyTable, key: string): KeyedCommand | undefined {
  return COMMANDS.find((command) => table[command].split(' ').includes(key));
}

/**
 * Gives a command `key` in the place of `before`, or beside its others; null for either means none. The key is taken
 * from whoever had it.
 */
export function changeKey(table: KeyTable, changed: KeyedCommand, before: string | null, key: string | null): KeyTable {
  return tableOf((command) => {
    const keys = table[command].split(' ').filter((one) => one !== '');
    if (command !== changed) return keys.filter((one) => one !== key).join(' ');
    const others = before === null ? [...keys, key] : keys.map((one) => (one === before ? key : one));
    return [...new Set(others)].filter((one) => one !== null).join(' ');
  });
}

function tableOf(keysOf: (command: KeyedCommand) => string): KeyTable {
  return Object.fromEntries(COMMANDS.map((command) => [command, keysOf(command)])) as KeyTable;
}
