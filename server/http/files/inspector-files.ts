import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { sendFile } from './file-answer.ts';
import { prepareAnswer, sendAnswer } from '../prepared-answer.ts';

const PAGE = '/inspector';
const TYPES: Readonly<Record<string, string>> = {
  'inspector.js': 'text/javascript; charset=utf-8',
  'inspection.js': 'text/javascript; charset=utf-8',
  'inspector.css': 'text/css; charset=utf-8',
};
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');
const HTML = [
  '<!doctype html><html lang="en" data-language="vi" data-scheme="auto"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
  '<title>Inspector</title><link rel="icon" href="/favicon-vi.svg"><link rel="stylesheet" href="/inspector/inspector.css"></head>',
  '<body><div id="inspector"></div><script src="/inspector/inspector.js" defer></script></body></html>',
].join('');

/** The script that a watched page loads before its own. */
export const INSPECTION_SCRIPT = '/inspector/inspection.js';

/** Whether the address asks that its page may be watched: `?inspect`. */
export function asksToBeInspected(url: string): boolean {
  return url.includes('?') && new URL(url, 'http://page').searchParams.has('inspect');
}

/** Sends the inspector or one of its files; resolves to false for every other address. `folder` is its bundle. */
export async function sendInspector(
  request: IncomingMessage,
  response: ServerResponse,
  { path, folder, headers }: { readonly path: string; readonly folder: string; readonly headers: Readonly<Record<string, string>> },
): Promise<boolean> {
  if (path === PAGE) {
    const own = { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY, 'cache-control': 'no-store' };
    sendAnswer(request, response, prepareAnswer(200, own, Buffer.from(HTML)));
    return true;
  }
  const name = path.startsWith(`${PAGE}/`) ? path.slice(PAGE.length + 1) : '';
  const type = TYPES[name];
  if (type === undefined) return false;
  return sendFile(request, response, {
    path: join(folder, name),
    headers: { ...headers, 'content-type': type, 'cache-control': 'no-cache' },
    takesRanges: false,
  });
}
