import { expect, test } from 'vitest';
import type { RealtimeConfig } from '#server/platform/config/config.ts';
import { connectionSources, pageAddress, staticAddress } from '#server/realtime/realtime-address.ts';

const embedded: RealtimeConfig = {
  provider: 'embedded',
  appId: null,
  key: null,
  secret: null,
  cluster: null,
  host: null,
  socketsPerNetwork: 1000,
};
const pusher: RealtimeConfig = {
  provider: 'pusher',
  appId: '7',
  key: 'k',
  secret: 's',
  cluster: 'ap1',
  host: null,
  socketsPerNetwork: 1000,
};
const authEndpoint = '/api/broadcasting/auth';

test('A page of this server finds the embedded endpoint where it came from itself.', () => {
  const address = { key: 'made', cluster: 'futago', host: null, port: null, forceTLS: null, authEndpoint };
  expect(pageAddress(embedded, 'made')).toEqual(address);
  expect(connectionSources(address)).toEqual([]);
});

test('A page finds another provider by cluster or by host, over TLS, and its policy allows that.', () => {
  const byCluster = pageAddress(pusher, 'k');
  expect(byCluster).toEqual({ key: 'k', cluster: 'ap1', host: 'ws-ap1.pusher.com', port: 443, forceTLS: true, authEndpoint });
  expect(connectionSources(byCluster)).toEqual(['wss://ws-ap1.pusher.com', 'https://ws-ap1.pusher.com']);
  const byHost = pageAddress({ ...pusher, cluster: null, host: 'push.example:6001' }, 'k');
  expect(byHost).toEqual({ key: 'k', cluster: 'futago', host: 'push.example', port: 6001, forceTLS: true, authEndpoint });
  expect(connectionSources(byHost)).toEqual(['wss://push.example:6001', 'https://push.example:6001']);
});

test('A static build knows the endpoint of its API host where the key is configured, and nothing else.', () => {
  const remote = { key: 'k', cluster: 'futago', authEndpoint: `https://api.example${authEndpoint}` };
  expect(staticAddress(embedded, '/graphql')).toBeNull();
  expect(staticAddress({ ...embedded, key: 'k' }, '/graphql')).toEqual(pageAddress(embedded, 'k'));
  expect(staticAddress({ ...embedded, key: 'k' }, 'https://api.example/graphql')).toEqual({
    ...remote,
    host: 'api.example',
    port: 443,
    forceTLS: true,
  });
  expect(staticAddress({ ...embedded, key: 'k' }, 'http://api.example:8080/graphql')).toEqual({
    ...remote,
    host: 'api.example',
    port: 8080,
    forceTLS: false,
    authEndpoint: `http://api.example:8080${authEndpoint}`,
  });
  expect(staticAddress(pusher, 'https://api.example/graphql')).toEqual({
    ...pageAddress(pusher, 'k'),
    authEndpoint: `https://api.example${authEndpoint}`,
  });
});
