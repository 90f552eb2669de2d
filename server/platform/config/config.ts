import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';
import { readOverrides, type Overrides } from './config.environment.ts';
import { ConfigError } from './config.errors.ts';
import { readLogo } from './config.logo.ts';
import { configSchema, type RawConfig } from './config.schema.ts';
import { nearestWord } from '../nearest-word.ts';
import type { LanguageCode } from '../database/tables.ts';

/** Every setting of one process, validated, with all defaults in place. */
export interface Config {
  readonly sites: Readonly<Record<LanguageCode, SiteConfig>>;
  /** Hosts (with port) that belong to no site: the language is detected there and the reader sent on. */
  readonly detectionHosts: readonly string[];
  readonly address: string;
  readonly port: number;
  /** Absolute path. */
  readonly dataFolder: string;
  /** Null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  /** A streaming replica of databaseUrl, for what visitors read; null: they read what all read. */
  readonly databaseReplicaUrl: string | null;
  /** What carries notices between processes; null: the database. */
  readonly redisUrl: string | null;
  /** Where the page of the static build sends operations; pages of this server always ask it itself. */
  readonly apiEndpoint: string;
  /** Origins (scheme, host and port) whose pages may use the API by script, beside the sites' own. */
  readonly allowedOrigins: readonly string[];
  /** Proxies before this server that add to X-Forwarded-For. */
  readonly trustedProxies: number;
  readonly slowQueryMilliseconds: number;
  /** Null as the port: nothing is counted. */
  readonly metrics: Readonly<RawConfig['metrics']>;
  readonly logLevel: RawConfig['logLevel'];
  /** Opens /inspector and lets pages with ?inspect be watched from it. */
  readonly inspector: boolean;
  /** False: every page takes the service worker away, in one visit. */
  readonly serviceWorker: boolean;
  readonly graphql: Readonly<RawConfig['graphql']>;
  readonly work: Readonly<RawConfig['work']>;
  readonly realtime: RealtimeConfig;
  readonly uploads: Readonly<RawConfig['uploads']>;
  readonly cdn: Readonly<RawConfig['cdn']>;
  readonly pictures: Readonly<RawConfig['pictures']>;
  readonly mail: Readonly<RawConfig['mail']>;
  readonly google: Readonly<RawConfig['google']>;
}

export interface RealtimeConfig {
  /** Embedded: our own endpoint on the site's port; pusher: Pusher itself, or what speaks its protocol at `host`. */
  readonly provider: 'embedded' | 'pusher';
  /** Null, with the embedded provider only: made at the first start and kept in the data folder; key and secret likewise. */
  readonly appId: string | null;
  readonly key: string | null;
  readonly secret: string | null;
  readonly cluster: string | null;
  /** Host, and port where it is not 443; the provider is always asked over TLS. */
  readonly host: string | null;
  /** Open at once from one IPv4 address or IPv6 network of 64 bits; many readers may share one. */
  readonly socketsPerNetwork: number;
}

export interface SiteConfig {
  readonly language: LanguageCode;
  readonly name: string;
  /** Scheme, host and port without a slash at the end: 'http://vi.localhost:3000'. */
  readonly origin: string;
  /** What the Host header says: 'vi.localhost:3000'. */
  readonly host: string;
  /** Also whom mails of the site are from. */
  readonly supportMail: string;
  /** The SVG that stands for the site, as text; null: our own mark. */
  readonly logo: string | null;
  readonly googleClientId: string | null;
  readonly googleClientSecret: string | null;
  /**
   * Address of the page that is framed where an advertisement stands, with [place], [width] and [height] in it; its
   * host is none of ours.
   */
  readonly adFrame: string | null;
  readonly analytics: AnalyticsConfig | null;
}

export interface AnalyticsConfig {
  readonly id: string;
  /** Address of the tag, the id in it. */
  readonly script: string;
  /** Origins that the tag may speak to. */
  readonly connections: readonly string[];
}

/**
 * Reads futago.config.json (FUTAGO_CONFIG names another place; no file at all is fine) and lays the environment's
 * overrides over it. Relative paths in the file start at its folder, those in the environment at `folder`.
 * Throws a ConfigError whose one sentence names the wrong key.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env, folder: string = process.cwd()): Config {
  const named = environment['FUTAGO_CONFIG'];
  const file = resolve(folder, named === undefined || named === '' ? 'futago.config.json' : named);
  const overrides = readOverrides(environment);
  const written = readFile(file, named !== undefined && named !== '');
  const parsed = v.safeParse(configSchema, merge(written, overrides));
  if (!parsed.success) throw explain(parsed.issues[0], file, overrides);
  const raw = parsed.output;
  const pathOf = (key: string, path: string): string => resolve(overrides.has(key) ? folder : dirname(file), path);
  for (const language of ['vi', 'ja'] as const) {
    const { logo } = raw.sites[language];
    const key = `sites.${language}.logo`;
    if (logo !== null) raw.sites[language].logo = readLogo(pathOf(key, logo), key);
  }
  return complete(raw, pathOf('dataFolder', raw.dataFolder));
}

/** The configuration that no file and no environment changes; tests lay their own values over it. */
export function defaultConfig(dataFolder: string): Config {
  return complete(v.parse(configSchema, {}), dataFolder);
}

/** Whose operator gave a logo. */
export function languagesWithLogo(sites: Config['sites']): readonly LanguageCode[] {
  return [sites.vi, sites.ja].filter(({ logo }) => logo !== null).map(({ language }) => language);
}

function complete(raw: RawConfig, dataFolder: string): Config {
  const site = (language: LanguageCode): SiteConfig => {
    const { origin, analyticsId, ...rest } = raw.sites[language];
    const url = new URL(origin ?? `http://${language}.localhost:${raw.port}`);
    return { language, ...rest, origin: url.origin, host: url.host, analytics: analyticsOf(analyticsId, raw.analytics) };
  };
  const sites = { vi: site('vi'), ja: site('ja') };
  if (sites.vi.host === sites.ja.host) {
    throw new ConfigError(
      'sites.ja.origin',
      `sites.ja.origin has the same host as sites.vi.origin (${sites.vi.host}): each site needs its own.`,
    );
  }
  refuseOwnFrames(Object.values(sites));
  for (const one of Object.values(sites)) requireBothOfGoogle(one);
  if (raw.databaseReplicaUrl !== null && raw.databaseUrl === null) {
    throw new ConfigError('databaseReplicaUrl', 'databaseReplicaUrl needs databaseUrl beside it.');
  }
  const detectionHosts = raw.detectionHosts ?? [`localhost:${raw.port}`, `127.0.0.1:${raw.port}`, `[::1]:${raw.port}`];
  const allowedOrigins = raw.allowedOrigins.map((allowed) => new URL(allowed).origin);
  const { analytics: _told, ...rest } = raw;
  return { ...rest, sites, detectionHosts, allowedOrigins, dataFolder, realtime: completeRealtime(raw.realtime) };
}

function analyticsOf(id: string | null, { script, connections }: RawConfig['analytics']): AnalyticsConfig | null {
  if (id === null) return null;
  return { id, script: script.replaceAll('[id]', id), connections: connections.map((connection) => new URL(connection).origin) };
}

/** What a page of an advertiser keeps, it would keep among what our pages keep. */
function refuseOwnFrames(sites: readonly SiteConfig[]): void {
  const own = sites.map(({ origin }) => new URL(origin).hostname);
  for (const { adFrame, language } of sites) {
    if (adFrame === null || !own.includes(new URL(adFrame).hostname)) continue;
    const key = `sites.${language}.adFrame`;
    throw new ConfigError(key, `${key} must be at a host that is none of the sites' own, not at ${new URL(adFrame).hostname}.`);
  }
}

/** By one alone nobody is signed in. */
function requireBothOfGoogle({ language, googleClientId, googleClientSecret }: SiteConfig): void {
  if ((googleClientId === null) === (googleClientSecret === null)) return;
  const key = `sites.${language}.googleClient${googleClientId === null ? 'Id' : 'Secret'}`;
  throw new ConfigError(key, `${key} must be given beside sites.${language}.googleClient${googleClientId === null ? 'Secret' : 'Id'}.`);
}

function completeRealtime(raw: RawConfig['realtime']): RealtimeConfig {
  const { provider, appId = null, key = null, secret = null, cluster = null, host = null, socketsPerNetwork } = raw;
  if (provider === 'pusher') {
    for (const [name, value] of Object.entries({ appId, key, secret, cluster: cluster ?? host })) {
      if (value === null) throw new ConfigError(`realtime.${name}`, `realtime.${name} must be given when realtime.provider is pusher.`);
    }
  }
  return { provider, appId, key, secret, cluster, host, socketsPerNetwork };
}

function readFile(file: string, isRequired: boolean): Record<string, unknown> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' && !isRequired) return {};
    throw new ConfigError('FUTAGO_CONFIG', `The configuration file ${file} cannot be read (${code ?? String(error)}).`);
  }
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch (error) {
    throw new ConfigError(null, `The configuration file ${file} is not valid JSON: ${(error as Error).message}.`);
  }
  throw new ConfigError(null, `The configuration file ${file} must hold one JSON object.`);
}

function merge(written: Record<string, unknown>, overrides: Overrides): Record<string, unknown> {
  const merged = structuredClone(written);
  for (const [path, { value }] of overrides) {
    const keys = path.split('.');
    const last = keys.pop();
    let target = merged;
    for (const key of keys) {
      const inner = target[key];
      target = isObject(inner) ? inner : (target[key] = {} as Record<string, unknown>);
    }
    if (last !== undefined) target[last] = value;
  }
  return merged;
}

function explain(issue: v.BaseIssue<unknown>, file: string, overrides: Overrides): ConfigError {
  const key = v.getDotPath(issue) ?? '';
  // A list of the environment stands in one variable.
  const variable = (overrides.get(key) ?? overrides.get(key.replace(/\.\d+$/, '')))?.variable;
  const place = variable === undefined ? `${key} in ${file}` : `${variable} in the environment`;
  if (issue.expected === 'never') {
    const siblings = siblingKeys(key);
    const near = nearestWord(key.split('.').at(-1) ?? '', siblings);
    return new ConfigError(
      key,
      `${place} is not a setting${near === null ? `; known here: ${siblings.join(', ')}.` : `; did you mean ${near}?`}`,
    );
  }
  return new ConfigError(key, `${place} ${issue.message}, not ${JSON.stringify(issue.input)}.`);
}

function siblingKeys(key: string): readonly string[] {
  let schema: { readonly entries?: Record<string, unknown>; readonly wrapped?: unknown } = configSchema;
  for (const part of key.split('.').slice(0, -1)) {
    schema = unwrap(schema.entries?.[part]);
  }
  return Object.keys(schema.entries ?? {});
}

function unwrap(schema: unknown): { readonly entries?: Record<string, unknown> } {
  let inner = schema as { readonly entries?: Record<string, unknown>; readonly wrapped?: unknown };
  while (inner.wrapped !== undefined) inner = inner.wrapped as typeof inner;
  return inner;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
