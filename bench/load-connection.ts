import { connect, type Socket } from 'node:net';

export interface LoadAnswer {
  readonly status: number;
  /** Of a refusal, whether it says when to come again. */
  readonly hasRetryAfter: boolean;
  /** With the sizes of its chunks, where it came in chunks. */
  readonly body: Buffer;
}

const HEAD_END = '\r\n\r\n';
const CHUNKS_END = Buffer.from('\r\n0\r\n\r\n');
const LENGTH = /\r\ncontent-length: *(\d+)/i;
const RETRY_AFTER = /\r\nretry-after:/i;
const CLOSES = /\r\nconnection: *close/i;

interface Asked {
  readonly settle: PromiseWithResolvers<LoadAnswer>;
  readonly chunks: Buffer[];
  length: number;
  /** Of the whole answer in bytes; unknown before its head is there, and to the end where it comes in chunks. */
  wanted: number | null;
  head: string | null;
}

/**
 * One connection that asks for one answer after the other, and opens itself anew where the server has closed it. It does
 * a tenth of what node:http does for an answer, so that the processors are left to the server that is measured.
 */
export class LoadConnection {
  readonly #port: number;
  readonly #requestEnd: string;
  #socket: Socket | null = null;
  #asked: Asked | null = null;

  constructor({ host, port }: { readonly host: string; readonly port: number }) {
    this.#port = port;
    this.#requestEnd = ` HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
  }

  /** To be called when the answer before has come. Rejects where the connection breaks. */
  ask(path: string): Promise<LoadAnswer> {
    const asked: Asked = { settle: Promise.withResolvers<LoadAnswer>(), chunks: [], length: 0, wanted: null, head: null };
    this.#asked = asked;
    this.#socket ??= this.#open();
    this.#socket.write(`GET ${path}${this.#requestEnd}`);
    return asked.settle.promise;
  }

  close(): void {
    this.#socket?.destroy();
  }

  #open(): Socket {
    const socket = connect({ host: '127.0.0.1', port: this.#port, noDelay: true });
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('error', (error) => this.#end(error));
    socket.on('close', () => this.#end(new Error('The server closed the connection before its answer was whole.')));
    return socket;
  }

  #take(chunk: Buffer): void {
    const asked = this.#asked;
    if (asked === null) return;
    asked.chunks.push(chunk);
    asked.length += chunk.length;
    if (asked.head === null) readHead(asked);
    if (asked.head === null || !isWhole(asked)) return;
    const { head } = asked;
    this.#asked = null;
    if (CLOSES.test(head)) {
      this.#socket?.removeAllListeners().on('error', () => undefined);
      this.#socket?.destroy();
      this.#socket = null;
    }
    const body = Buffer.concat(asked.chunks).subarray(head.length + HEAD_END.length);
    asked.settle.resolve({ status: Number(head.slice(9, 12)), hasRetryAfter: RETRY_AFTER.test(head), body });
  }

  #end(error: Error): void {
    this.#socket = null;
    this.#asked?.settle.reject(error);
    this.#asked = null;
  }
}

function readHead(asked: Asked): void {
  const all = Buffer.concat(asked.chunks);
  const end = all.indexOf(HEAD_END);
  if (end === -1) return;
  const head = all.toString('latin1', 0, end);
  asked.head = head;
  const length = LENGTH.exec(head)?.[1];
  asked.wanted = length === undefined ? null : end + HEAD_END.length + Number(length);
}

function isWhole({ chunks, length, wanted }: Asked): boolean {
  return wanted === null ? Buffer.concat(chunks.slice(-2)).subarray(-CHUNKS_END.length).equals(CHUNKS_END) : length >= wanted;
}
