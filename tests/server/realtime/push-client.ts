import { once } from 'node:events';
import { WebSocket } from 'ws';
import { APP } from './realtime-site.ts';

export interface PushMessage {
  readonly event: string;
  readonly channel?: string;
  readonly data: unknown;
  readonly user_id?: string;
}

/** A client that speaks the protocol by hand, for what the public clients would never say. */
export class PushClient {
  readonly socket: WebSocket;
  readonly messages: PushMessage[] = [];
  readonly closed: Promise<number>;
  #id = '';

  constructor(port: number, { path = `/app/${APP.key}?protocol=7`, headers = {} } = {}) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
    this.socket.on('message', (text) => this.messages.push(JSON.parse((text as Buffer).toString()) as PushMessage));
    this.socket.on('error', () => {});
    this.closed = once(this.socket, 'close').then(([code]) => code as number);
  }

  static async open(port: number, headers: Readonly<Record<string, string>> = {}): Promise<PushClient> {
    const client = new PushClient(port, { headers });
    const { data } = await client.next('pusher:connection_established');
    client.#id = (JSON.parse(String(data)) as { socket_id: string }).socket_id;
    return client;
  }

  get id(): string {
    return this.#id;
  }

  say(event: string, data: unknown, channel?: string): void {
    this.socket.send(JSON.stringify({ event, data, channel }));
  }

  /** Takes the first message of this event, of this channel where one is named; waits for it where it has not come yet. */
  async next(event: string, channel?: string): Promise<PushMessage> {
    for (;;) {
      const at = this.messages.findIndex((message) => message.event === event && (channel === undefined || message.channel === channel));
      const [found] = at === -1 ? [] : this.messages.splice(at, 1);
      if (found !== undefined) return found;
      await Promise.race([
        once(this.socket, 'message'),
        this.closed.then((code) => Promise.reject(new Error(`Closed with ${code} before ${event} came.`))),
      ]);
    }
  }

  /** Everything that was sent before now has been answered when this resolves. */
  async settle(): Promise<void> {
    this.say('pusher:ping', {});
    await this.next('pusher:pong');
  }

  close(): void {
    this.socket.terminate();
  }
}
