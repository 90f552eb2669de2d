/** A room of the house: the files it holds, and which others it may import. */
export interface Room {
  readonly name: string;
  readonly holds: RegExp;
  readonly mayImport: readonly RegExp[];
}

const CONTRACT = /^graphql\/(generated|document)\//;
const MACHINE_FACES = /^machines\/[^/]+\/([^/]+\.(types|selectors)|index)\.ts$/;
const UI = /^src\/ui\//;
const I18N = /^src\/i18n\//;
/** Addresses of works, chapters and genres: routes speak URL, and so do these. */
const ENTITY_PATHS = /^src\/entities\/[^/]+\/[^/]+-path\.ts$/;
/** When a late part is asked for. */
const LATE = /^src\/ui\/late\//;
/** All that a page without a network has to say. */
const OFFLINE_WORDS = /^src\/i18n\/offline-words\.ts$/;
const ENTITIES = /^src\/entities\//;

/**
 * Who may import whom (docs/decisions/001-layout.md). The first room that holds a file is its room; a room may always
 * import itself, save features, which never import another feature.
 */
export const ROOMS: readonly Room[] = [
  { name: 'machines', holds: /^machines\//, mayImport: [/^machines\/[^/]+\/index\.ts$/] },
  { name: 'graphql', holds: /^graphql\//, mayImport: [CONTRACT] },
  { name: 'ui', holds: UI, mayImport: [UI, I18N] },
  { name: 'entities', holds: ENTITIES, mayImport: [ENTITIES, UI, I18N, CONTRACT] },
  { name: 'features', holds: /^src\/features\//, mayImport: [ENTITIES, UI, I18N, CONTRACT, MACHINE_FACES] },
  { name: 'adapters', holds: /^src\/adapters\//, mayImport: [/^src\/adapters\//, CONTRACT, /^machines\/[^/]+\/[^/]+\.(types|ports)\.ts$/] },
  {
    name: 'routes',
    holds: /^src\/routes\//,
    mayImport: [/^src\/routes\//, /^src\/features\//, ENTITY_PATHS, LATE, I18N, CONTRACT, MACHINE_FACES],
  },
  { name: 'service worker', holds: /^src\/service-worker\//, mayImport: [/^src\/service-worker\//, OFFLINE_WORDS] },
  { name: 'i18n', holds: I18N, mayImport: [I18N, CONTRACT, /^locales\//] },
  { name: 'app', holds: /^src\//, mayImport: [/^src\//, /^machines\//, CONTRACT] },
  { name: 'server', holds: /^server\//, mayImport: [/^server\//, /^graphql\//] },
  { name: 'library', holds: /^library\//, mayImport: [/^library\//, /^server\/platform\/packaged-face\.ts$/] },
  { name: 'build', holds: /^(build|setup)\/|^[^/]+\.config\.ts$|^codegen\.ts$|^\.storybook\//, mayImport: [/./] },
  { name: 'checks', holds: /^(tests|stories|bench)\//, mayImport: [/./] },
];

/** Rooms that nothing but checks may import. */
const CHECKS = /^(tests|stories|bench)\//;

export function roomOf(file: string): Room | undefined {
  return ROOMS.find((room) => room.holds.test(file));
}

export function mayImport(file: string, imported: string): boolean {
  const room = roomOf(file);
  if (!room || (CHECKS.test(imported) && room.name !== 'checks' && room.name !== 'build')) return false;
  if (room.name === 'features' && featureOf(file) === featureOf(imported)) return true;
  if (room.name === 'machines' && machineOf(file) === machineOf(imported)) return true;
  return room.mayImport.some((pattern) => pattern.test(imported));
}

function featureOf(file: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(file)?.[1];
}

function machineOf(file: string): string | undefined {
  return /^machines\/([^/]+)\//.exec(file)?.[1];
}
