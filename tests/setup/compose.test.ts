import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#server/platform/config/config.ts';
import { textOf } from '#tests/architecture/source-files.ts';

interface Service {
  readonly build?: string;
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly volumes?: readonly string[];
  readonly configs?: readonly { readonly source: string }[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>> | readonly string[];
  readonly healthcheck?: object;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly configs: object;
  readonly volumes: object;
}

const SHORT_NAMES = ['DATABASE_URL', 'PORT', 'REDIS_URL'];
const compose = parse(textOf('compose.yaml')) as Compose;
const dockerfile = textOf('Dockerfile');

/** As compose fills it where nothing is set outside. */
function filled(environment: Service['environment'] = {}): Record<string, string> {
  const pairs = Object.entries(environment);
  return Object.fromEntries(pairs.map(([name, value]) => [name, String(value).replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')]));
}

test('Futago’s service in compose.yaml is given settings that it knows, and takes.', () => {
  const environment = filled(compose.services['futago']?.environment);
  const unknown = Object.keys(environment).filter((name) => !name.startsWith('FUTAGO_') && !SHORT_NAMES.includes(name));
  const { databaseUrl, redisUrl, sites, trustedProxies } = readConfig(environment, '/nowhere');
  expect([unknown, databaseUrl, redisUrl, sites.vi.origin, sites.ja.origin, trustedProxies]).toEqual([
    [],
    'postgresql://futago:futago@database:5432/futago',
    'redis://redis:6379',
    'http://vi.localhost:3000',
    'http://ja.localhost:3000',
    1,
  ]);
});

test('Whatever compose.yaml names is there: services, volumes, configurations, and a look at the health of who is waited for.', () => {
  const services = Object.values(compose.services);
  const waited = services.flatMap(({ depends_on: names = [] }) => (Array.isArray(names) ? (names as string[]) : Object.keys(names)));
  const healthy = services.flatMap(({ depends_on: names = [] }) => (Array.isArray(names) ? [] : Object.keys(names)));
  const volumes = services.flatMap((service) => (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? ''));
  const configs = services.flatMap((service) => (service.configs ?? []).map(({ source }) => source));
  expect(waited.filter((name) => !Object.hasOwn(compose.services, name))).toEqual([]);
  expect(healthy.filter((name) => compose.services[name]?.healthcheck === undefined)).toEqual([]);
  expect(volumes.filter((name) => !Object.hasOwn(compose.volumes, name))).toEqual([]);
  expect(configs.filter((name) => !Object.hasOwn(compose.configs, name))).toEqual([]);
});

test('The Dockerfile sets what is a setting, and starts what is there.', () => {
  const settings = [...dockerfile.matchAll(/\b(FUTAGO_\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]);
  const { address, dataFolder } = readConfig(Object.fromEntries(settings) as Record<string, string>, '/nowhere');
  const files = [...dockerfile.matchAll(/'\.\/([\w./-]+)'|"(server\/[\w./-]+)"/g)].map(([, one, other]) => one ?? other ?? '');
  expect([address, dataFolder]).toEqual(['0.0.0.0', '/data']);
  expect([files, files.filter((file) => !existsSync(file))]).toEqual([['setup/preparation.mjs', 'server/main.ts'], []]);
});
