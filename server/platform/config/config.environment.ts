import { ConfigError } from './config.errors.ts';
import { configSchema } from './config.schema.ts';
import { nearestWord } from '../nearest-word.ts';

/** Values of the environment by dotted key, still to be validated with the rest. */
export type Overrides = ReadonlyMap<string, { readonly variable: string; readonly value: unknown }>;

/** Short names that hosting platforms set; the FUTAGO_ name wins over them. */
const CONVENTIONAL = { PORT: 'port', DATABASE_URL: 'databaseUrl', REDIS_URL: 'redisUrl' } as const;
const NOT_SETTINGS = ['FUTAGO_CONFIG'];
/** What Kubernetes tells each process of the services around it, such as one that is called futago. */
const OF_SERVICE = /^FUTAGO_(?:\w+_)?(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT_\d+_(?:TCP|UDP|SCTP)(?:_(?:PROTO|PORT|ADDR))?)$/;
const ADDRESS_OF_SERVICE = /^(?:tcp|udp|sctp):\/\//;

/**
 * Every key of the file can be given as FUTAGO_ and its path in capitals: sites.vi.supportMail is
 * FUTAGO_SITES_VI_SUPPORT_MAIL; lists are separated by commas. Throws a ConfigError for an unknown FUTAGO_ variable.
 */
export function readOverrides(environment: NodeJS.ProcessEnv): Overrides {
  const overrides = new Map<string, { variable: string; value: unknown }>();
  for (const [variable, key] of Object.entries(CONVENTIONAL)) take(variable, key);
  for (const [variable, written = ''] of Object.entries(environment)) {
    if (!variable.startsWith('FUTAGO_') || NOT_SETTINGS.includes(variable) || isOfService(variable, written)) continue;
    const key = SETTINGS.get(variable)?.key;
    if (key === undefined) throw unknownVariable(variable);
    take(variable, key);
  }
  return overrides;

  function take(variable: string, key: string): void {
    const written = environment[variable];
    if (written !== undefined && written !== '') overrides.set(key, { variable, value: coerce(written, key) });
  }
}

/** The environment's name of each setting, in the order of the file; docs/operations/configuration.md is checked against it. */
export function settingVariables(): readonly string[] {
  return [...SETTINGS.keys()];
}

/** `FUTAGO_PORT` is a setting as well as the address of a service. */
function isOfService(variable: string, written: string): boolean {
  return OF_SERVICE.test(variable) || (variable.endsWith('_PORT') && ADDRESS_OF_SERVICE.test(written));
}

function unknownVariable(variable: string): ConfigError {
  const near = nearestWord(variable, [...SETTINGS.keys(), ...NOT_SETTINGS]);
  return new ConfigError(variable, `${variable} in the environment is not a setting${near === null ? '.' : `; did you mean ${near}?`}`);
}

function coerce(written: string, key: string): unknown {
  const type = [...SETTINGS.values()].find((setting) => setting.key === key)?.type;
  if (type === 'number') return /^-?\d+(\.\d+)?$/.test(written) ? Number(written) : written;
  if (type === 'boolean') return written === 'true' ? true : written === 'false' ? false : written;
  if (type === 'array') return written.split(',').map((part) => part.trim());
  return written;
}

interface SchemaNode {
  readonly type: string;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly wrapped?: SchemaNode;
}

const SETTINGS = new Map(
  leaves(configSchema as unknown as SchemaNode, []).map(({ path, type }) => [
    `FUTAGO_${path.map((part) => part.replace(/[A-Z]/g, '_$&').toUpperCase()).join('_')}`,
    { key: path.join('.'), type },
  ]),
);

function leaves(node: SchemaNode, path: readonly string[]): readonly { path: readonly string[]; type: string }[] {
  if (node.wrapped !== undefined) return leaves(node.wrapped, path);
  if (node.entries === undefined) return [{ path, type: node.type }];
  return Object.entries(node.entries).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}
