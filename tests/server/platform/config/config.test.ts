import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { settingVariables } from '#server/platform/config/config.environment.ts';
import { ConfigError } from '#server/platform/config/config.errors.ts';
import { defaultConfig, readConfig } from '#server/platform/config/config.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function folderWith(settings: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'futago-config-'));
  folders.push(folder);
  if (settings !== undefined)
    writeFileSync(join(folder, 'futago.config.json'), typeof settings === 'string' ? settings : JSON.stringify(settings));
  return folder;
}

function refusal(environment: NodeJS.ProcessEnv, settings?: unknown): { key: string | null; message: string } {
  const folder = folderWith(settings);
  try {
    readConfig(environment, folder);
  } catch (error) {
    if (error instanceof ConfigError) return { key: error.key, message: error.message.replaceAll(folder, '.') };
    throw error;
  }
  throw new Error('the configuration was taken');
}

test('without a file and variables the defaults serve both sites on port 3000', () => {
  const folder = folderWith(undefined);
  const nothingGiven = { logo: null, googleClientId: null, googleClientSecret: null, adFrame: null, analytics: null };
  expect(readConfig({}, folder)).toEqual({
    sites: {
      vi: {
        language: 'vi',
        name: 'Truyện Đôi',
        origin: 'http://vi.localhost:3000',
        host: 'vi.localhost:3000',
        supportMail: 'hotro@truyendoi.example',
        ...nothingGiven,
      },
      ja: {
        language: 'ja',
        name: 'ふたご書庫',
        origin: 'http://ja.localhost:3000',
        host: 'ja.localhost:3000',
        supportMail: 'support@futago.example',
        ...nothingGiven,
      },
    },
    detectionHosts: ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'],
    address: '127.0.0.1',
    port: 3000,
    dataFolder: join(folder, 'data'),
    databaseUrl: null,
    databasePoolSize: 10,
    databaseReplicaUrl: null,
    redisUrl: null,
    apiEndpoint: '/graphql',
    allowedOrigins: [],
    trustedProxies: 0,
    logLevel: 'info',
    metrics: { address: '127.0.0.1', port: null },
    slowQueryMilliseconds: 500,
    inspector: false,
    serviceWorker: true,
    graphql: { introspection: true, maxBodyBytes: 262_144, maxDepth: 12, maxCost: 10_000, cacheSeconds: 10, cacheBytes: 67_108_864 },
    work: { atOnce: 32, waiting: 128, waitMilliseconds: 1000 },
    uploads: { review: 'none' },
    pictures: { avif: true, bucketUrl: null },
    cdn: { purgeUrl: null, token: null },
    mail: { smtpUrl: null },
    google: { issuer: 'https://accounts.google.com' },
    realtime: { provider: 'embedded', appId: null, key: null, secret: null, cluster: null, host: null, socketsPerNetwork: 1000 },
  });
});

test('a push provider of others needs its application and where it is', () => {
  const realtime = { provider: 'pusher', appId: '7', key: 'k', secret: 's' };
  expect(refusal({}, { realtime })).toEqual({
    key: 'realtime.cluster',
    message: 'realtime.cluster must be given when realtime.provider is pusher.',
  });
  expect(readConfig({ FUTAGO_REALTIME_HOST: 'push.example' }, folderWith({ realtime })).realtime).toEqual({
    ...realtime,
    cluster: null,
    host: 'push.example',
    socketsPerNetwork: 1000,
  });
});

test('PORT moves the default origins and detection hosts along', () => {
  const { port, sites, detectionHosts } = readConfig({ PORT: '4180' }, folderWith(undefined));
  expect({ port, vi: sites.vi.origin, ja: sites.ja.host, detectionHosts }).toEqual({
    port: 4180,
    vi: 'http://vi.localhost:4180',
    ja: 'ja.localhost:4180',
    detectionHosts: ['localhost:4180', '127.0.0.1:4180', '[::1]:4180'],
  });
});

test('the environment wins over the file, and its FUTAGO_ names over the conventional ones', () => {
  const folder = folderWith({ port: 3001, logLevel: 'warn', sites: { ja: { name: 'ファイル', supportMail: 'a@b.example' } } });
  const { port, logLevel, sites } = readConfig({ PORT: '3002', FUTAGO_PORT: '3003', FUTAGO_SITES_JA_NAME: '環境' }, folder);
  expect({ port, logLevel, name: sites.ja.name, mail: sites.ja.supportMail }).toEqual({
    port: 3003,
    logLevel: 'warn',
    name: '環境',
    mail: 'a@b.example',
  });
});

test('an origin is kept without its slash, and its host without the default port', () => {
  const { sites } = readConfig({}, folderWith({ sites: { vi: { origin: 'https://vi.example.org:443/' } } }));
  expect({ origin: sites.vi.origin, host: sites.vi.host }).toEqual({ origin: 'https://vi.example.org', host: 'vi.example.org' });
});

test('a relative data folder starts at the file that names it, one of the environment at the current folder', () => {
  const other = folderWith({ dataFolder: 'shelf' });
  const folder = folderWith(undefined);
  const environment = { FUTAGO_CONFIG: join(other, 'futago.config.json') };
  expect(readConfig(environment, folder).dataFolder).toBe(join(other, 'shelf'));
  expect(readConfig({ ...environment, FUTAGO_DATA_FOLDER: 'mine' }, folder).dataFolder).toBe(join(folder, 'mine'));
});

test('lists, numbers and truth values of the environment are read as such; an empty variable counts as not set', () => {
  const { detectionHosts, graphql, port } = readConfig(
    {
      FUTAGO_DETECTION_HOSTS: 'one.example, two.example:81',
      FUTAGO_GRAPHQL_INTROSPECTION: 'false',
      FUTAGO_GRAPHQL_MAX_DEPTH: '7',
      FUTAGO_PORT: '',
    },
    folderWith(undefined),
  );
  expect({ detectionHosts, introspection: graphql.introspection, maxDepth: graphql.maxDepth, port }).toEqual({
    detectionHosts: ['one.example', 'two.example:81'],
    introspection: false,
    maxDepth: 7,
    port: 3000,
  });
});

test('other origins that may use the API are kept without their slash and default port', () => {
  const { allowedOrigins } = readConfig(
    { FUTAGO_ALLOWED_ORIGINS: 'https://read.example:443/, http://127.0.0.1:5000' },
    folderWith(undefined),
  );
  expect(allowedOrigins).toEqual(['https://read.example', 'http://127.0.0.1:5000']);
});

test('a tag that counts is known by its id, with the address it is loaded from and the origins it speaks to', () => {
  const analytics = { script: 'https://count.example/tag.js?site=[id]', connections: ['https://count.example/'] };
  const { sites } = readConfig({ FUTAGO_SITES_VI_ANALYTICS_ID: 'G-1' }, folderWith({ analytics }));
  expect([sites.vi.analytics, sites.ja.analytics]).toEqual([
    { id: 'G-1', script: 'https://count.example/tag.js?site=G-1', connections: ['https://count.example'] },
    null,
  ]);
});

test('advertisements of each site are framed from an address with places to fill in', () => {
  const adFrame = 'https://ads.example/frame?at=[place]&size=[width]x[height]';
  const { sites } = readConfig({ FUTAGO_SITES_JA_AD_FRAME: adFrame }, folderWith(undefined));
  expect([sites.vi.adFrame, sites.ja.adFrame]).toEqual([null, adFrame]);
});

test('the defaults that tests lay their values over are those of the start', () => {
  const folder = folderWith(undefined);
  expect(defaultConfig(join(folder, 'data'))).toEqual(readConfig({}, folder));
});

test('every setting has a variable of the environment', () => {
  expect(settingVariables()).toEqual(
    expect.arrayContaining([
      'FUTAGO_SITES_VI_NAME',
      'FUTAGO_SITES_JA_ORIGIN',
      'FUTAGO_DATA_FOLDER',
      'FUTAGO_DATABASE_URL',
      'FUTAGO_GRAPHQL_CACHE_BYTES',
    ]),
  );
});

describe('a wrong setting stops the start with one sentence that names it:', () => {
  const file = 'in ./futago.config.json';
  test.each([
    [{ port: 'many' }, 'port', `port ${file} must be a whole number from 1 to 65535, not "many".`],
    [{ port: 0 }, 'port', `port ${file} must be a whole number from 1 to 65535, not 0.`],
    [{ port: 1.5 }, 'port', `port ${file} must be a whole number from 1 to 65535, not 1.5.`],
    [{ logLevel: 'loud' }, 'logLevel', `logLevel ${file} must be one of debug, info, warn, error, silent, not "loud".`],
    [{ databasePoolSize: 0 }, 'databasePoolSize', `databasePoolSize ${file} must be a whole number from 1 to 1000, not 0.`],
    [{ databaseReplicaUrl: 'postgresql://a' }, 'databaseReplicaUrl', 'databaseReplicaUrl needs databaseUrl beside it.'],
    [{ redisUrl: 'http://a' }, 'redisUrl', `redisUrl ${file} must be null or a redis:// or rediss:// address, not "http://a".`],
    [{ databaseUrl: 'mysql://a' }, 'databaseUrl', `databaseUrl ${file} must be null or a postgresql:// address, not "mysql://a".`],
    [{ detectionHosts: 'localhost' }, 'detectionHosts', `detectionHosts ${file} must be a list of hosts, not "localhost".`],
    [{ detectionHosts: ['a/b'] }, 'detectionHosts.0', `detectionHosts.0 ${file} must be a host such as example.org:3000, not "a/b".`],
    [
      { allowedOrigins: ['*'] },
      'allowedOrigins.0',
      `allowedOrigins.0 ${file} must be a plain origin such as https://vi.example.org, without a path, not "*".`,
    ],
    [{ sites: { vi: { name: ' ' } } }, 'sites.vi.name', `sites.vi.name ${file} must not be empty, not "".`],
    [
      { sites: { vi: { supportMail: 'nobody' } } },
      'sites.vi.supportMail',
      `sites.vi.supportMail ${file} must be a mail address, not "nobody".`,
    ],
    [
      { sites: { vi: { origin: 'https://a.example/x' } } },
      'sites.vi.origin',
      `sites.vi.origin ${file} must be a plain origin such as https://vi.example.org, without a path, not "https://a.example/x".`,
    ],
    [{ sites: { vi: 'Truyện' } }, 'sites.vi', `sites.vi ${file} must be an object, not "Truyện".`],
    [{ graphql: { introspection: 'yes' } }, 'graphql.introspection', `graphql.introspection ${file} must be true or false, not "yes".`],
    [{ sites: { vi: { nmae: 'x' } } }, 'sites.vi.nmae', `sites.vi.nmae ${file} is not a setting; did you mean name?`],
    [
      { sites: { vi: { analyticsId: 'G 1' } } },
      'sites.vi.analyticsId',
      `sites.vi.analyticsId ${file} must be 1 to 64 letters, digits, hyphens or underscores, not "G 1".`,
    ],
    [
      { analytics: { connections: ['*.example'] } },
      'analytics.connections.0',
      `analytics.connections.0 ${file} must be a plain origin such as https://vi.example.org, without a path, not "*.example".`,
    ],
    [{ prot: 1 }, 'prot', `prot ${file} is not a setting; did you mean port?`],
  ])('%j', (settings, key, message) => {
    expect(refusal({}, settings)).toEqual({ key, message });
  });

  test.each(['Id', 'Secret'])('%s of Google alone', (given) => {
    const message = `sites.ja.googleClient${given === 'Id' ? 'Secret' : 'Id'} must be given beside sites.ja.googleClient${given}.`;
    expect(refusal({}, { sites: { ja: { [`googleClient${given}`]: 'x' } } }).message).toBe(message);
  });

  test('an unknown setting that resembles none is answered with the known ones', () => {
    expect(refusal({}, { sites: { en: {} } })).toEqual({
      key: 'sites.en',
      message: `sites.en ${file} is not a setting; known here: vi, ja.`,
    });
  });

  test('a value of the environment is named by its variable', () => {
    expect(refusal({ PORT: '70000' }).message).toBe('PORT in the environment must be a whole number from 1 to 65535, not 70000.');
    expect(refusal({ FUTAGO_GRAPHQL_INTROSPECTION: 'maybe' }).message).toBe(
      'FUTAGO_GRAPHQL_INTROSPECTION in the environment must be true or false, not "maybe".',
    );
    expect(refusal({ FUTAGO_DETECTION_HOSTS: 'a.example, a/b' }).message).toMatch(/^FUTAGO_DETECTION_HOSTS in the environment .*"a\/b"\.$/);
  });

  test('an unknown variable is answered with the one that was meant', () => {
    expect(refusal({ FUTAGO_SITE_VI_NAME: 'x' })).toEqual({
      key: 'FUTAGO_SITE_VI_NAME',
      message: 'FUTAGO_SITE_VI_NAME in the environment is not a setting; did you mean FUTAGO_SITES_VI_NAME?',
    });
    expect(refusal({ FUTAGO_ELEPHANT_TRUNK: 'x' }).message).toBe('FUTAGO_ELEPHANT_TRUNK in the environment is not a setting.');
  });

  test('two sites on one host', () => {
    const origin = 'https://one.example';
    expect(refusal({}, { sites: { vi: { origin }, ja: { origin } } })).toEqual({
      key: 'sites.ja.origin',
      message: 'sites.ja.origin has the same host as sites.vi.origin (one.example): each site needs its own.',
    });
  });

  test.each(['/frame', 'javascript:alert(1)', 'https://[place].example/', 'https://ads.example/[user]', 'https://me@ads.example/'])(
    'advertisements framed from %s',
    (adFrame) => {
      const { key, message } = refusal({}, { sites: { ja: { adFrame } } });
      expect(key).toBe('sites.ja.adFrame');
      expect(message).toBe(
        `sites.ja.adFrame ${file} must be an http address such as https://ads.example.net/frame?place=[place], with no other placeholders than [place], [width], [height], not "${adFrame}".`,
      );
    },
  );

  test.each(['http://vi.localhost:4000/ad', 'https://ja.localhost/ad', 'http://VI.LOCALHOST/'])(
    'advertisements from our own host: %s',
    (adFrame) => {
      const { key, message } = refusal({}, { sites: { ja: { adFrame } } });
      expect(key).toBe('sites.ja.adFrame');
      expect(message).toBe(`sites.ja.adFrame must be at a host that is none of the sites' own, not at ${new URL(adFrame).hostname}.`);
    },
  );

  test('a file that is no JSON, or no object', () => {
    expect(refusal({}, '{"port": }').message).toMatch(/^The configuration file \.\/futago\.config\.json is not valid JSON: .+\.$/);
    expect(refusal({}, '[]').message).toBe('The configuration file ./futago.config.json must hold one JSON object.');
  });

  test('a file that is named but missing', () => {
    expect(refusal({ FUTAGO_CONFIG: 'other.json' })).toEqual({
      key: 'FUTAGO_CONFIG',
      message: 'The configuration file ./other.json cannot be read (ENOENT).',
    });
  });
});
