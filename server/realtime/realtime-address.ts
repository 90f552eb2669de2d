import type { RealtimeConfig } from '../platform/config/config.ts';

/** What a page is told about the push provider; nulls mean the page's own host, port and scheme. Holds nothing secret. */
export interface RealtimeAddress {
  readonly key: string;
  readonly cluster: string;
  readonly host: string | null;
  readonly port: number | null;
  readonly forceTLS: boolean | null;
  readonly authEndpoint: string;
}

const AUTH_PATH = '/api/broadcasting/auth';
/** Push clients insist on some cluster; ours has no others. */
const OWN_CLUSTER = 'futago';
const TLS_PORT = 443;

/** For pages of this server. */
export function pageAddress(config: Pick<RealtimeConfig, 'provider' | 'cluster' | 'host'>, key: string): RealtimeAddress {
  const cluster = config.cluster ?? OWN_CLUSTER;
  if (config.provider === 'embedded') return { key, cluster, host: null, port: null, forceTLS: null, authEndpoint: AUTH_PATH };
  return { key, cluster, ...providerHost(config), forceTLS: true, authEndpoint: AUTH_PATH };
}

/**
 * For the page of the static build, whose API is at `apiEndpoint`; null where no key is configured, since the server's
 * own is not known then.
 */
export function staticAddress(config: RealtimeConfig, apiEndpoint: string): RealtimeAddress | null {
  if (config.key === null) return null;
  const address = pageAddress(config, config.key);
  if (apiEndpoint.startsWith('/')) return address;
  const api = new URL(apiEndpoint);
  const remote = { ...address, authEndpoint: new URL(AUTH_PATH, api).href };
  if (config.provider === 'pusher') return remote;
  const isSecure = api.protocol === 'https:';
  return { ...remote, host: api.hostname, port: api.port === '' ? (isSecure ? TLS_PORT : 80) : Number(api.port), forceTLS: isSecure };
}

/** What a Content-Security-Policy must allow beside the page's own host. */
export function connectionSources({ host, port }: Pick<RealtimeAddress, 'host' | 'port'>): readonly string[] {
  if (host === null) return [];
  const place = port === TLS_PORT ? host : `${host}:${port}`;
  return [`wss://${place}`, `https://${place}`];
}

function providerHost({ cluster, host }: Pick<RealtimeConfig, 'cluster' | 'host'>): { readonly host: string; readonly port: number } {
  if (host === null) return { host: `ws-${cluster}.pusher.com`, port: TLS_PORT };
  const { hostname, port } = new URL(`https://${host}/`);
  return { host: hostname, port: port === '' ? TLS_PORT : Number(port) };
}
