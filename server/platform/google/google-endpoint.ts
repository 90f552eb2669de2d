import { GoogleUnavailable } from './google-identity.errors.ts';

const MOST_BYTES = 131_072;

export interface GoogleAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * One call of one endpoint: a JSON object of at most 128 KiB, whatever the status. Rejects with GoogleUnavailable for
 * everything else, also where the whole answer is not there after `milliseconds`.
 */
export async function askGoogle(
  url: string,
  { milliseconds, ...request }: RequestInit & { readonly milliseconds: number },
): Promise<GoogleAnswer> {
  const { status, text } = await send(url, { ...request, redirect: 'manual', signal: AbortSignal.timeout(milliseconds) });
  const body = parse(text);
  if (body === null) throw new GoogleUnavailable(`${url} answered with the status ${status} and without a JSON object.`);
  return { status, body };
}

async function send(url: string, request: RequestInit): Promise<{ readonly status: number; readonly text: string }> {
  try {
    const answer = await fetch(url, request);
    return { status: answer.status, text: await readText(answer) };
  } catch (error) {
    throw new GoogleUnavailable(`${url} was not reached (${whyNot(error)}).`);
  }
}

async function readText(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new RangeError('too long');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** A code or a name: messages quote what was sent. */
export function whyNot(error: unknown): string {
  const { name, code, cause } = (error ?? {}) as { readonly name?: string; readonly code?: unknown; readonly cause?: unknown };
  const inner = (cause ?? {}) as { readonly code?: unknown };
  const said = [inner.code, code].find((part) => typeof part === 'string');
  return typeof said === 'string' ? said : (name ?? 'no reason');
}
