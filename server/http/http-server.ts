import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { sendSentence } from './plain-answer.ts';
import { readTarget } from './request-target.ts';

/** Milliseconds within which the whole of a request must be there. */
export const REQUEST_MS = 30_000;

/** In milliseconds, and bytes of a head. */
const LIMITS = {
  /** The whole head must be there by then. */
  headersTimeout: 10_000,
  requestTimeout: REQUEST_MS,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16_384,
  /** A client that takes nothing of an answer for so long is let go. */
  socketTimeout: 60_000,
};

const SENTENCES: Readonly<Record<string, readonly [status: string, sentence: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The head of a request has at most 16 KiB here.'],
};

/** By connection, the answer that was begun last. */
const lastAnswers = new WeakMap<Socket, ServerResponse>();

type Head = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * What was not read of a request would be taken for the head of the next: a client that is answered before all of its request is here has
 * to come on a new connection.
 */
class Answer<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  override writeHead(status: number, reason?: string | Head, head?: Head): this {
    const { complete, headers, socket } = this.req;
    lastAnswers.set(socket, this);
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (hasBody && !complete) {
      this.shouldKeepAlive = false;
      if (this.socket !== null) closeInStages(this.socket, this.req);
    }
    return typeof reason === 'string' ? super.writeHead(status, reason, head) : super.writeHead(status, head ?? reason);
  }
}

/**
 * A socket that is closed while bytes wait in it resets the connection, which may take the answer away from a client that is still sending.
 * So the rest of the request is read and thrown away first, within the time that a request has:
 * https://www.rfc-editor.org/rfc/rfc9112#section-9.6-11
 */
function closeInStages(socket: Socket, request: IncomingMessage): void {
  const destroySoon = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    socket.end();
    request.resume();
    if (request.closed) destroySoon();
    else request.once('close', destroySoon);
  };
}

/** A server with bounds on slow and oversized requests; what cannot be parsed or names no single host gets one sentence and is closed. */
export function createHttpServer(listener: RequestListener, limits: Partial<typeof LIMITS> = {}): Server {
  const { socketTimeout, ...bounds } = { ...LIMITS, ...limits };
  // Node's own refusal has no words.
  const options = { ...bounds, requireHostHeader: false, ServerResponse: Answer, shouldUpgradeCallback: asksForSocket };
  const server = createServer(options, (request, response) => {
    if (readTarget(request)) listener(request, response);
    else sendSentence(response, 400, 'A request names one host.', { connection: 'close' });
  });
  server.timeout = socketTimeout;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuse(error, socket as Socket));
  return server;
}

/** Another protocol may be asked for and not be given: https://www.rfc-editor.org/rfc/rfc9110#section-7.8 */
function asksForSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

function refuse({ code }: NodeJS.ErrnoException, socket: Socket): void {
  const isWithinAnswer = lastAnswers.get(socket)?.writableEnded === false;
  if (!socket.writable || code === 'ECONNRESET' || isWithinAnswer) {
    socket.destroy();
    return;
  }
  const [status, sentence] = SENTENCES[code ?? ''] ?? ['400 Bad Request', 'The request cannot be read.'];
  const body = `${sentence}\n`;
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: text/plain; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
