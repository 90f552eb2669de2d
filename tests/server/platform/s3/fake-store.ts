import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { presignAddress, signRequest } from '#server/platform/s3/signature-v4.ts';

const KEY = { accessKey: 'futago', secretKey: 'ge/heim+', region: 'eu-central-1' };
const MOST_LISTED = 1000;

export interface FakeStore {
  /** Of a folder in its bucket. */
  readonly url: string;
  /** By their whole names in the bucket. */
  readonly objects: Map<string, { readonly content: Buffer; readonly type: string | undefined; readonly changedAt: Date }>;
  /** Methods and paths that were asked, in their order. */
  readonly asked: string[];
  /** Statuses that the next requests are answered with, whatever they ask. */
  readonly failures: number[];
  /** What each request that asks for this is answered with, until it is taken away. */
  readonly faults: Map<RegExp, number>;
  readonly close: () => Promise<void>;
}

/**
 * A store that speaks as much of S3 as we do, and refuses what is not signed by its key, as it stands, just now. Pages of the given
 * origins may put their pieces into it.
 */
export async function startFakeStore(pageOrigins: readonly string[] = []): Promise<FakeStore> {
  const store = {
    objects: new Map<string, { content: Buffer; type: string | undefined; changedAt: Date }>(),
    asked: [] as string[],
    failures: [] as number[],
    faults: new Map<RegExp, number>(),
  };
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
      const method = request.method ?? '';
      const asked = `${method} ${url.pathname}${url.search}`;
      store.asked.push(asked);
      const failure = store.failures.shift() ?? [...store.faults].find(([fault]) => fault.test(asked))?.[1];
      if (failure !== undefined) return response.writeHead(failure).end();
      const { origin } = request.headers;
      if (origin !== undefined && pageOrigins.includes(origin)) response.setHeader('access-control-allow-origin', origin);
      if (method === 'OPTIONS') {
        response.setHeader('access-control-allow-methods', 'PUT').setHeader('access-control-allow-headers', 'x-amz-checksum-sha256');
        return response.end();
      }
      const isAllowed = url.searchParams.has('X-Amz-Signature') ? isPresigned : isSigned;
      if (!isAllowed(method, url, request.headers, body)) return response.writeHead(403).end();
      if (url.pathname.split('/')[1] !== 'bucket') return response.writeHead(404).end(absence('NoSuchBucket'));
      const name = decodeURIComponent(url.pathname.slice('/bucket/'.length));
      if (name === '') return response.end(listing([...store.objects], url.searchParams));
      if (method === 'PUT') store.objects.set(name, { content: body, type: request.headers['content-type'], changedAt: new Date() });
      if (method === 'DELETE') store.objects.delete(name);
      if (method === 'PUT' || method === 'DELETE') return response.end();
      const found = store.objects.get(name);
      return response.writeHead(found === undefined ? 404 : 200).end(method === 'HEAD' ? '' : (found?.content ?? absence('NoSuchKey')));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const credentials = `${KEY.accessKey}:${encodeURIComponent(KEY.secretKey)}`;
  return {
    ...store,
    url: `http://${credentials}@127.0.0.1:${port}/bucket/site?region=${KEY.region}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function isSigned(method: string, url: URL, headers: NodeJS.Dict<string | string[]>, body: Buffer): boolean {
  if (headers['authorization'] === undefined) return false;
  const signature = String(headers['authorization']);
  const at = instantOf(String(headers['x-amz-date']));
  const names = /SignedHeaders=([^,]+)/.exec(signature)?.[1]?.split(';') ?? [];
  const signed = names.filter((name) => name !== 'host' && !name.startsWith('x-amz-')).map((name) => [name, String(headers[name])]);
  const expected = signRequest(KEY, { method, url, headers: Object.fromEntries(signed) as Record<string, string>, body, at });
  return expected['authorization'] === signature && Math.abs(Date.now() - at.getTime()) < 60_000;
}

/** By an address, for what it names: the length and the checksum of the body. */
function isPresigned(method: string, url: URL, headers: NodeJS.Dict<string | string[]>, body: Buffer): boolean {
  const { searchParams } = url;
  const at = instantOf(searchParams.get('X-Amz-Date') ?? '');
  const seconds = Number(searchParams.get('X-Amz-Expires'));
  const signed = (searchParams.get('X-Amz-SignedHeaders') ?? '').split(';').filter((name) => name !== 'host');
  const given = Object.fromEntries(signed.map((name) => [name, String(headers[name])]));
  const plain = new URL(url);
  for (const name of searchParams.keys()) if (name.startsWith('X-Amz-')) plain.searchParams.delete(name);
  const expected = presignAddress(KEY, { method, url: plain, headers: given, at, seconds });
  const sum = given['x-amz-checksum-sha256'];
  const isWhole = sum === undefined || createHash('sha256').update(body).digest('base64') === sum;
  const isFresh = Date.now() < at.getTime() + seconds * 1000;
  return expected.searchParams.get('X-Amz-Signature') === searchParams.get('X-Amz-Signature') && isWhole && isFresh;
}

function instantOf(time: string): Date {
  return new Date(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

function absence(code: 'NoSuchBucket' | 'NoSuchKey'): string {
  return `<?xml version="1.0"?><Error><Code>${code}</Code><Message>The one you asked for does not exist</Message></Error>`;
}

type ListedFake = readonly [name: string, { readonly content: Buffer; readonly changedAt: Date }];

/** In the order of the names, as many as a store tells at a time, and where the next ones begin. */
function listing(objects: readonly ListedFake[], asked: URLSearchParams): string {
  const after = Buffer.from(asked.get('continuation-token') ?? '', 'base64').toString();
  const found = objects
    .filter(([name]) => name.startsWith(asked.get('prefix') ?? '') && name > after)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const told = found.slice(0, MOST_LISTED).map(([name, { content, changedAt }]) => {
    const values = `<LastModified>${changedAt.toISOString()}</LastModified><Size>${content.length}</Size>`;
    const key = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    return `<Contents><Key>${key}</Key>${values}</Contents>`;
  });
  const last = found.length > MOST_LISTED ? (found[MOST_LISTED - 1]?.[0] ?? '') : null;
  const next = last === null ? '' : `<NextContinuationToken>${Buffer.from(last).toString('base64')}</NextContinuationToken>`;
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${last !== null}</IsTruncated>${next}${told.join('')}</ListBucketResult>`;
}
