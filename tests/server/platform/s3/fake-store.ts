import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { signRequest } from '#server/platform/s3/signature-v4.ts';

const KEY = { accessKey: 'futago', secretKey: 'ge/heim+', region: 'eu-central-1' };

export interface FakeStore {
  /** Of a folder in its bucket. */
  readonly url: string;
  /** By their whole names in the bucket. */
  readonly objects: Map<string, { readonly content: Buffer; readonly type: string | undefined }>;
  /** Methods and paths that were asked, in their order. */
  readonly asked: string[];
  /** Statuses that the next requests are answered with, whatever they ask. */
  readonly failures: number[];
  readonly close: () => Promise<void>;
}

/** A store that speaks as much of S3 as we do, and refuses what is not signed by its key, as it stands, just now. */
export async function startFakeStore(): Promise<FakeStore> {
  const store = {
    objects: new Map<string, { content: Buffer; type: string | undefined }>(),
    asked: [] as string[],
    failures: [] as number[],
  };
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
      const method = request.method ?? '';
      store.asked.push(`${method} ${url.pathname}${url.search}`);
      const failure = store.failures.shift();
      if (failure !== undefined) return response.writeHead(failure).end();
      if (!isSigned(method, url, request.headers, body)) return response.writeHead(403).end();
      const name = url.pathname.slice('/bucket/'.length);
      if (name === '') return response.end(listing([...store.objects.keys()], url.searchParams.get('prefix') ?? ''));
      if (method === 'PUT') store.objects.set(name, { content: body, type: request.headers['content-type'] });
      if (method === 'DELETE') store.objects.delete(name);
      if (method === 'PUT' || method === 'DELETE') return response.end();
      const found = store.objects.get(name);
      return response.writeHead(found === undefined ? 404 : 200).end(method === 'HEAD' ? '' : found?.content);
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
  const signature = String(headers['authorization']);
  const time = String(headers['x-amz-date']);
  const at = new Date(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  const names = /SignedHeaders=([^,]+)/.exec(signature)?.[1]?.split(';') ?? [];
  const signed = names.filter((name) => name !== 'host' && !name.startsWith('x-amz-')).map((name) => [name, String(headers[name])]);
  const expected = signRequest(KEY, { method, url, headers: Object.fromEntries(signed) as Record<string, string>, body, at });
  return expected['authorization'] === signature && Math.abs(Date.now() - at.getTime()) < 60_000;
}

function listing(names: readonly string[], prefix: string): string {
  const found = names.filter((name) => name.startsWith(prefix)).map((name) => `<Contents><Key>${name}</Key></Contents>`);
  return `<?xml version="1.0"?><ListBucketResult>${found.join('')}</ListBucketResult>`;
}
