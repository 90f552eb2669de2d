import Pusher from 'pusher';
import type { Config } from '../platform/config/config.ts';
import { encryptionMasterKey, type RealtimeApp } from './realtime-app.ts';

const TIMEOUT_MILLISECONDS = 5000;

/** The provider's own server SDK: the one way by which anything is published or authorised. `port` is where this server listens. */
export function createPushSdk(config: Pick<Config, 'realtime' | 'address'>, { id, key, secret }: RealtimeApp, port: number): Pusher {
  const app = { appId: id, key, secret, timeout: TIMEOUT_MILLISECONDS, encryptionMasterKeyBase64: encryptionMasterKey({ secret }) };
  const { provider, cluster, host } = config.realtime;
  if (provider === 'embedded') return new Pusher({ ...app, host: loopback(config.address), port: String(port), useTLS: false });
  if (host === null) return new Pusher({ ...app, cluster: cluster ?? '', useTLS: true });
  const { hostname, port: ofHost } = new URL(`https://${host}/`);
  return new Pusher({ ...app, host: hostname, useTLS: true, ...(ofHost === '' ? {} : { port: ofHost }) });
}

function loopback(address: string): string {
  if (address === '0.0.0.0') return '127.0.0.1';
  if (address === '::') return '[::1]';
  return address.includes(':') ? `[${address}]` : address;
}
