import { cachesToRemove, filesCache, filesFor, isHtml, pagesCache, STAND_INS, type BuildFiles } from './cache-rules.ts';
import type { BuildHolder } from './worker-scope.ts';

const AT_ONCE = 6;
const FACE = /\.woff2$/;
/** Milliseconds that a page or a worker may take to say which build it is of. */
const ANSWER_MS = 2000;

/**
 * The files of builds: all of this worker's own before it takes over, those of earlier ones until their last page is
 * closed. Their addresses hold their content, so no lookup can mix two versions.
 */
export class BuildShelf {
  readonly #build: BuildFiles;
  readonly #language: 'vi' | 'ja';

  constructor(build: BuildFiles, language: 'vi' | 'ja') {
    this.#build = build;
    this.#language = language;
  }

  /** Rejects where one of them cannot be had: the worker is then not taken in. What an earlier build has is not fetched again. */
  async fill(): Promise<void> {
    const cache = await caches.open(filesCache(this.#build.id));
    const waiting = [...filesFor(this.#build.files, this.#language), ...STAND_INS];
    const take = async (): Promise<void> => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        const known = STAND_INS.includes(file) ? undefined : await caches.match(file);
        if (known) await cache.put(file, known);
        else await takeIn(cache, file);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, take));
  }

  /** From whichever build has it; a face that some page needed stays for the next. */
  async answer(request: Request): Promise<Response> {
    const known = await caches.match(request.url).catch(() => undefined);
    if (known) return known;
    const answer = await fetch(request);
    if (!answer.ok || isHtml(answer) || !FACE.test(new URL(request.url).pathname)) return answer;
    // Read as it comes, it would hold the worker in its place for as long as one of its two readers does not read on.
    const { status, headers } = answer;
    const whole = await answer.blob();
    void this.#keep(request.url, new Response(whole, { status, headers }));
    return new Response(whole, { status, headers });
  }

  /** Faces that a page had before this worker answered for it: a browser throws away its own copies as it likes. */
  async keepFaces(paths: readonly string[]): Promise<void> {
    const faces = paths.filter((path) => path.startsWith('/assets/') && FACE.test(path));
    await Promise.all(faces.map((face) => this.answer(new Request(face))));
  }

  /** Removes of the named caches what none of the holders and no saved chapter needs. */
  async sweep(names: readonly string[], holders: readonly BuildHolder[]): Promise<void> {
    const current = this.#build.id;
    const isAlone = names.every(
      (name) => !/^futago-(?:build|pages)-/.test(name) || [filesCache(current), pagesCache(current)].includes(name),
    );
    if (isAlone) return;
    const living = await buildsOf(holders);
    await Promise.all(cachesToRemove({ names, current, living }).map((name) => caches.delete(name)));
  }

  async #keep(address: string, answer: Response): Promise<void> {
    const cache = await caches.open(filesCache(this.#build.id));
    await cache.put(address, answer).catch(() => undefined);
  }
}

/** An address that holds its content is never asked for again: what is no such file must not come to stand there. */
async function takeIn(cache: Cache, file: string): Promise<void> {
  const answer = await fetch(file);
  if (!answer.ok) throw new FileNotHad(`${file} is answered with ${answer.status}.`);
  if (isHtml(answer)) throw new FileNotHad(`${file} is answered with a page.`);
  await cache.put(file, answer);
}

/** Null where one of them does not say: a page that has just begun, or sleeps. */
async function buildsOf(holders: readonly BuildHolder[]): Promise<ReadonlySet<string> | null> {
  const builds = await Promise.all(holders.map(askBuild));
  const known = builds.filter((build) => build !== null);
  return known.length === builds.length ? new Set(known) : null;
}

function askBuild(holder: BuildHolder): Promise<string | null> {
  const { port1, port2 } = new MessageChannel();
  const { promise, resolve } = Promise.withResolvers<string | null>();
  port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(typeof data === 'string' ? data : null));
  port1.start();
  holder.postMessage('which-build', [port2]);
  setTimeout(() => resolve(null), ANSWER_MS);
  return promise.finally(() => port1.close());
}

/** The server does not have it, or another one has answered; a worker of this build can not be taken in now. */
class FileNotHad extends Error {
  override readonly name = 'FileNotHad';
}
