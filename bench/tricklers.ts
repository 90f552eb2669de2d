import { connect, type Socket } from 'node:net';

const EVERY_MILLISECONDS = 1000;
const AT_ONCE = 100;

/** Connections that send a request a byte a second, half of them its head and half its body, and come again when they are shut. */
export class Tricklers {
  readonly #host: string;
  readonly #port: number;
  readonly #wanted: number;
  readonly #sockets = new Set<Socket>();
  #timer: NodeJS.Timeout | null = null;

  constructor(origin: string, count: number) {
    const { host, port } = new URL(origin);
    this.#host = host;
    this.#port = Number(port);
    this.#wanted = count;
  }

  get openCount(): number {
    return this.#sockets.size;
  }

  /** Resolves when all are open. */
  async open(): Promise<void> {
    while (this.#sockets.size < this.#wanted) {
      const missing = Math.min(AT_ONCE, this.#wanted - this.#sockets.size);
      await Promise.all(Array.from({ length: missing }, () => this.#connect()));
    }
    this.#timer = setInterval(() => this.#trickle(), EVERY_MILLISECONDS);
  }

  close(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    for (const socket of this.#sockets) socket.destroy();
  }

  #connect(): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect({ host: '127.0.0.1', port: this.#port });
      socket.on('error', () => resolve());
      socket.on('close', () => this.#sockets.delete(socket));
      socket.on('connect', () => {
        this.#sockets.add(socket);
        socket.write(this.#beginning(this.#sockets.size % 2 === 0));
        socket.resume();
        resolve();
      });
    });
  }

  #beginning(isBody: boolean): string {
    const host = `host: ${this.#host}\r\n`;
    if (!isBody) return `GET / HTTP/1.1\r\n${host}x-slow: `;
    return `POST /graphql HTTP/1.1\r\n${host}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{`;
  }

  #trickle(): void {
    for (const socket of this.#sockets) socket.write('a');
    for (let missing = this.#wanted - this.#sockets.size; missing > 0; missing -= 1) void this.#connect();
  }
}
