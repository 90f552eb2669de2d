import type { RealtimePorts } from '#machines/realtime/realtime.ports.ts';
import type { LoginElsewhere, SocketFact } from '#machines/realtime/realtime.types.ts';
import Echo from 'laravel-echo';
import Pusher from 'pusher-js';

/** Where the push provider is. Null in `host`, `port` and `forceTLS`: as the page itself. */
export interface PushAddress {
  readonly key: string;
  readonly cluster: string;
  readonly host: string | null;
  readonly port: number | null;
  readonly forceTLS: boolean | null;
  /** Authorises private channels, by POST with the reader's Bearer token. */
  readonly authEndpoint: string;
}

const NAMESPACE = 'App.Events';
const ACTIVITY_MS = 120_000;
const PONG_MS = 30_000;
const UNAVAILABLE_MS = 10_000;

/** pusher-js sends in a later task, and so at times when the socket is already closing: the browser would complain of it. */
class OpenSocket extends WebSocket {
  override send(data: Parameters<WebSocket['send']>[0]): void {
    if (this.readyState === WebSocket.OPEN) super.send(data);
  }
}
Object.assign(Pusher.Runtime, { createWebSocket: (url: string) => new OpenSocket(url) });

/** The port of the realtime machine over Laravel Echo and pusher-js. `page` is the address of the page, for what is left open. */
export function pushConnection(address: PushAddress, page: URL): RealtimePorts {
  return {
    connect: ({ userId, token }, tell) => {
      const pusher = new Pusher(address.key, pusherOptions(address, page, token));
      const echo = new Echo({ broadcaster: 'pusher', client: pusher, namespace: NAMESPACE });
      let isReopening = false;
      pusher.connection.bind('state_change', ({ current }: { readonly current: string }) => {
        const fact = FACTS[current];
        if (fact !== undefined && !(isReopening && current === 'disconnected')) tell(fact);
      });
      pusher.connection.bind('message', () => tell({ type: 'socket.heard' }));
      echo
        .private(`App.Models.User.${userId}`)
        .listen('UserLoggedIn', (told: LoginElsewhere) => tell({ ...told, type: 'login.elsewhere' }))
        .error(() => tell({ type: 'channel.refused' }));
      return {
        command: ({ type }) => {
          if (type === 'socket.ping') pusher.connection.send_event('pusher:ping', {});
          else {
            isReopening = true;
            pusher.disconnect();
            isReopening = false;
            pusher.connect();
          }
        },
        close: () => {
          pusher.connection.unbind();
          echo.disconnect();
        },
      };
    },
  };
}

const FACTS: Readonly<Record<string, SocketFact>> = {
  connecting: { type: 'socket.connecting' },
  connected: { type: 'socket.connected' },
  unavailable: { type: 'socket.unavailable' },
  failed: { type: 'socket.failed' },
  disconnected: { type: 'socket.disconnected' },
};

/** `headers` is made anew for every connection, since Echo writes into what it is given. */
function pusherOptions({ cluster, host, port, forceTLS, authEndpoint }: PushAddress, page: URL, token: string) {
  const isSecure = forceTLS ?? page.protocol === 'https:';
  const ownPort = page.port === '' ? (isSecure ? 443 : 80) : Number(page.port);
  return {
    cluster,
    wsHost: host ?? page.hostname,
    wsPort: port ?? ownPort,
    wssPort: port ?? ownPort,
    forceTLS: isSecure,
    enabledTransports: ['ws' as const],
    disableStats: true,
    activityTimeout: ACTIVITY_MS,
    pongTimeout: PONG_MS,
    unavailableTimeout: UNAVAILABLE_MS,
    channelAuthorization: { endpoint: authEndpoint, transport: 'ajax' as const, headers: { Authorization: `Bearer ${token}` } },
  };
}
