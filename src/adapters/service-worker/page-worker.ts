import type { Language } from '#graphql/generated/graphql.ts';
import type { ServiceWorkerPorts, WorkerNews } from '#machines/service-worker/service-worker.ports.ts';
import { NoWaitingWorkerError } from './page-worker.errors.ts';

const SCRIPT = '/sw.js';
const TAKE_OVER = 'take-over';
const WHICH_BUILD = 'which-build';
const SAVED_CHANGED = 'saved-changed';
/** Every cache of ours is named so; those of chapters that a reader saved are theirs, and each was proven. */
const OWN_CACHE = /^futago(?!-saved-)/;

/** The browser's service worker as the machine wants it. `language` tells the worker which words its offline page has. */
export class PageWorker implements ServiceWorkerPorts {
  readonly #container: ServiceWorkerContainer;
  readonly #language: Language;

  constructor(container: ServiceWorkerContainer, language: Language) {
    this.#container = container;
    this.#language = language;
  }

  readonly register = async (): Promise<void> => {
    await this.#container.register(trustedScript(`${SCRIPT}?language=${this.#language}`), { scope: '/', updateViaCache: 'none' });
  };

  readonly watch = (tell: (news: WorkerNews) => void): (() => void) => {
    const ending = new AbortController();
    const { signal } = ending;
    this.#container.addEventListener('controllerchange', () => tell({ type: 'controller.changed' }), { signal });
    void this.#follow(tell, signal);
    return () => ending.abort();
  };

  async #follow(tell: (news: WorkerNews) => void, signal: AbortSignal): Promise<void> {
    // Firefox refuses to wait where a site may keep nothing; registering says so too.
    const registration = await this.#container.ready.catch(() => null);
    if (registration === null || signal.aborted) return;
    const look = (): void => {
      if (registration.waiting && !signal.aborted) tell({ type: 'worker.waiting' });
    };
    const follow = (): void => registration.installing?.addEventListener('statechange', look, { signal });
    registration.addEventListener('updatefound', follow, { signal });
    tell({ type: 'worker.installed' });
    follow();
    look();
  }

  readonly activateWaiting = async (): Promise<void> => {
    const waiting = (await this.#container.getRegistration('/'))?.waiting;
    if (!waiting) throw new NoWaitingWorkerError();
    await calm();
    waiting.postMessage(TAKE_OVER, { transfer: [] });
  };

  readonly clear = async (): Promise<void> => {
    const registrations = await this.#container.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
    const names = await caches.keys();
    await Promise.all(names.filter((name) => OWN_CACHE.test(name)).map((name) => caches.delete(name)));
  };

  /** Answers the worker that wants to know whose files are still needed. */
  sayBuild(build: string): void {
    this.#container.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
      if (data === WHICH_BUILD) ports[0]?.postMessage(build);
    });
  }

  /** The reader came to a page without loading it, or before there was a worker: it is to be there without a network too, in its faces. */
  visited(path: string): void {
    this.#container.controller?.postMessage({ visited: path, faces: facesHere() }, { transfer: [] });
  }

  /** Whether pages that are loaded from now on may be there without a network. */
  sayIncognito(isIncognito: boolean): void {
    this.#container.controller?.postMessage({ incognito: isIncognito }, { transfer: [] });
  }

  /** Calls back whenever another worker answers for this page. */
  onControlled(tell: () => void): void {
    this.#container.addEventListener('controllerchange', tell);
  }

  /** Whether anything answers for this page where the network is gone. */
  isControlling(): boolean {
    return this.#container.controller !== null;
  }

  /** A chapter was saved or removed. */
  readonly savedChanged = (): void => this.#container.controller?.postMessage(SAVED_CHANGED, { transfer: [] });

  /** Asks the server whether there is a newer worker; without one, without a network, or where the browser denies them, nothing happens. */
  async lookForNewer(): Promise<void> {
    const update = async (): Promise<unknown> => (await this.#container.getRegistration('/'))?.update();
    await update().catch(() => undefined);
  }
}

/** Paths of the files of faces that this page has asked for. */
function facesHere(): readonly string[] {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return [...new Set(paths.filter((path) => path.endsWith('.woff2')))];
}

/** Milliseconds in which nothing has arrived, and how many are waited for them at most. */
const CALM_MS = 800;
const LONGEST_MS = 2500;

/**
 * Resolves once the page asks for nothing. A request that comes while Chromium stops the outgoing worker starts it anew,
 * and the newer one then waits until it rests: half a minute, or minutes where the reader goes on.
 */
async function calm(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let timer = setTimeout(resolve, CALM_MS);
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(resolve, CALM_MS);
  });
  observer.observe({ type: 'resource' });
  const longest = setTimeout(resolve, LONGEST_MS);
  await promise;
  observer.disconnect();
  clearTimeout(timer);
  clearTimeout(longest);
}

let policy: ReturnType<NonNullable<Window['trustedTypes']>['createPolicy']> | undefined;

function trustedScript(url: string): string {
  policy ??= window.trustedTypes?.createPolicy('futago-worker', { createScriptURL: (own) => own });
  return (policy ? policy.createScriptURL(url) : url) as string;
}
