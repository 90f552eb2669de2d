import type { BuildFiles } from './cache-rules.ts';

/** What this worker uses of the global scope it runs in; the compiler's own description would hide the page's. */
export interface WorkerScope {
  readonly location: { readonly search: string; readonly origin: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly PageClient[]>;
  };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    /** Workers of newer builds on their way in. */
    readonly installing: object | null;
    readonly waiting: object | null;
  };
  /** Written before this script by the build (build/finish-site.plugin.ts). */
  readonly futagoBuild?: BuildFiles;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown> & LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

export interface PageClient {
  postMessage(message: unknown, transfer: readonly MessagePort[]): void;
}

export interface LifeEvent {
  waitUntil(done: Promise<unknown>): void;
}

export interface RequestEvent extends LifeEvent {
  readonly request: Request;
  /** The answer that the browser fetched while the worker woke up; undefined where it did not. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
