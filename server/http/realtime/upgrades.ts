import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../../platform/config/config.ts';
import type { PushHub } from '../../realtime/push-hub.ts';
import type { GraphqlSocket } from '../graphql/graphql-socket.ts';
import { createHostTable, type HostKind } from '../known-hosts.ts';
import { clientAddress, networkOf } from '../graphql/request-reader.ts';
import { readTarget } from '../request-target.ts';

export interface UpgradeOptions {
  readonly config: Pick<Config, 'sites' | 'detectionHosts' | 'allowedOrigins' | 'trustedProxies' | 'realtime'>;
  /** Null where another provider pushes. */
  readonly hub: PushHub | null;
  readonly graphql: Pick<GraphqlSocket, 'open' | 'stop'>;
}

const PUSH_ADDRESS = /^\/app\/([\w-]{1,64})$/;
const MOST_SOCKETS = 40_000;
const LAST_WORDS_MILLISECONDS = 2000;

/**
 * Lets browsers open sockets on the sites' own port: only at a configured host, and only for pages of the sites or of
 * configured origins, because no browser asks first whether a page may open one; so many from one network.
 */
export class Upgrades {
  readonly #options: UpgradeOptions;
  readonly #hosts: ReadonlyMap<string, HostKind>;
  readonly #origins: ReadonlySet<string>;
  readonly #open = new Set<Duplex>();
  /** How many are open by network. */
  readonly #counts = new Map<string, number>();
  readonly #pushServer: WebSocketServer | null;
  #isStopping = false;

  constructor(options: UpgradeOptions) {
    const { config, hub } = options;
    this.#options = options;
    this.#hosts = createHostTable(config);
    this.#origins = new Set([config.sites.vi.origin, config.sites.ja.origin, ...config.allowedOrigins]);
    this.#pushServer =
      hub && new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false, maxPayload: hub.limits.clientMessage });
  }

  /** Sockets that are open now. */
  get size(): number {
    return this.#open.size;
  }

  listen(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#options.hub?.meet();
  }

  /** Ends every socket in a way that clients understand, and resolves when none is open; two seconds at most. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#options.hub?.stop();
    this.#options.graphql.stop();
    const closed = [...this.#open].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    const deadline = setTimeout(() => this.#open.forEach((socket) => socket.destroy()), LAST_WORDS_MILLISECONDS);
    await Promise.all(closed);
    clearTimeout(deadline);
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const address = readTarget(request) ? URL.parse(request.url ?? '/', 'http://any.invalid') : null;
    if (address === null) return refuse(socket, '400 Bad Request');
    const { pathname, searchParams } = address;
    const key = PUSH_ADDRESS.exec(pathname)?.[1];
    const network = networkOf(clientAddress(request, this.#options.config.trustedProxies));
    const status = this.#refusal(request, pathname, key) ?? this.#crowding(network);
    if (status !== null) return refuse(socket, status);
    this.#keep(socket, network);
    if (key === undefined) return this.#options.graphql.open(request, socket, head);
    this.#pushServer?.handleUpgrade(request, socket, head, (client: WebSocket) => this.#options.hub?.open(client, key, searchParams));
  }

  #keep(socket: Duplex, network: string): void {
    this.#open.add(socket);
    this.#counts.set(network, (this.#counts.get(network) ?? 0) + 1);
    socket.once('close', () => {
      this.#open.delete(socket);
      const left = (this.#counts.get(network) ?? 1) - 1;
      if (left === 0) this.#counts.delete(network);
      else this.#counts.set(network, left);
    });
  }

  #crowding(network: string): string | null {
    const isFull = (this.#counts.get(network) ?? 0) >= this.#options.config.realtime.socketsPerNetwork;
    return isFull ? '429 Too Many Requests' : null;
  }

  #refusal({ headers }: IncomingMessage, path: string, key: string | undefined): string | null {
    if (this.#hosts.get(headers.host?.toLowerCase() ?? '')?.kind !== 'site') return '421 Misdirected Request';
    if (headers.origin !== undefined && !this.#origins.has(headers.origin)) return '403 Forbidden';
    if (path !== '/graphql' && (key === undefined || this.#pushServer === null)) return '404 Not Found';
    return this.#isStopping || this.#open.size >= MOST_SOCKETS ? '503 Service Unavailable' : null;
  }
}

/** What ends one side of a connection leaves the other open, for as long as its client likes. */
function refuse(socket: Duplex, status: string): void {
  const deadline = setTimeout(() => socket.destroy(), LAST_WORDS_MILLISECONDS).unref();
  socket.once('close', () => clearTimeout(deadline));
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
