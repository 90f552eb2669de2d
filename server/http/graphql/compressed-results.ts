import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'graphql-yoga';
import { acceptedEncoding, type Encoding } from '../accepted-encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Bytes; below that the head costs as much as is saved. */
const SMALLEST_COMPRESSED = 1024;
/** Made for one reader and not kept: quick before small. */
const BROTLI_QUALITY = 4;
const WHOLE_RESULT = /^application\/(graphql-response\+)?json\b/;

/** Compresses results that were made for one request, by what the client takes. Event streams are passed on as they come. */
export function useCompressedResults(): Plugin {
  return {
    async onResponse(event) {
      const { request, response, fetchAPI } = event;
      const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? undefined);
      if (encoding === 'identity' || response.body === null || !WHOLE_RESULT.test(response.headers.get('content-type') ?? '')) return;
      const body = Buffer.from(await response.arrayBuffer());
      const isWorthIt = body.length >= SMALLEST_COMPRESSED;
      const sent = isWorthIt ? await compress(body, encoding) : body;
      const headers = new fetchAPI.Headers(response.headers);
      headers.set('content-length', String(sent.length));
      if (isWorthIt) headers.set('content-encoding', encoding);
      event.setResponse(new fetchAPI.Response(sent, { status: response.status, statusText: response.statusText, headers }));
    },
  };
}

function compress(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return compressGzip(body);
  return compressBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
