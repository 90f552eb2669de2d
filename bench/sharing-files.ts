import { request as send } from 'node:http';
import type { RunningSite } from './running-site.ts';
import { memoryOf, peakMemoryOf, resetPeak } from './process-memory.ts';

/** Reads every file of the sitemap as a search engine would: how many addresses, how much, how long, and the most memory it took. */
export async function readSitemap({ origin, pid }: RunningSite): Promise<string> {
  const before = await memoryOf(pid);
  await resetPeak(pid);
  const begun = performance.now();
  const index = await read(origin, '/sitemap.xml');
  const files = [...index.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  let addresses = 0;
  let bytes = index.text.length;
  for (const path of files) {
    const file = await read(origin, path);
    addresses += file.text.split('<url>').length - 1;
    bytes += file.text.length;
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const peak = await peakMemoryOf(pid);
  return `sitemap: ${files.length} files, ${addresses} addresses, ${Math.round(bytes / 1e6)} MB in ${seconds} s (its index ${index.milliseconds.toFixed(0)} ms); memory ${before} MB before, ${peak} MB at most`;
}

interface ReadFile {
  readonly text: string;
  readonly milliseconds: number;
}

function read(origin: string, path: string): Promise<ReadFile> {
  const { host, port } = new URL(origin);
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const request = send({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ text: Buffer.concat(chunks).toString(), milliseconds: performance.now() - begun });
        else reject(new Error(`${path} answered with status ${response.statusCode}.`));
      });
    });
    request.on('error', reject);
    request.end();
  });
}
