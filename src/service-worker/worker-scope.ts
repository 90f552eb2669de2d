import type { BuildFiles } from './cache-rules.ts';
import type { NavigationPreload } from './navigation-preload.ts';

/** What this worker uses of the global scope it runs in; the compiler's own description would hide the page's. */
export interface WorkerScope {
  readonly location: { readonly search: string; readonly origin: string };
  readonly navigator: { readonly userAgent: string; readonly connection?: { readonly saveData?: boolean } };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly BuildHolder[]>;
  };
  readonly registration: {
    readonly navigationPreload?: NavigationPreload;
    /** Workers of newer builds on their way in. */
    readonly installing: object | null;
    readonly waiting: BuildHolder | null;
  };
  /** Written before this script by the build (build/finish-site.plugin.ts). */
  readonly futagoBuild?: BuildFiles;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown> & LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

/** An open page, or a worker: each is of one build, and says which. */
export interface BuildHolder {
  postMessage(message: unknown, transfer: readonly MessagePort[]): void;
}

export interface LifeEvent {
  waitUntil(done: Promise<unknown>): void;
}

/** What goes past the worker: https://w3c.github.io/ServiceWorker/#dictdef-routerrule */
export interface RouterRule {
  readonly condition: { readonly requestMethod: string } | { readonly urlPattern: { readonly pathname: string } };
  /** 'cache': whichever cache has it, else the network. */
  readonly source: 'network' | 'cache';
}

/** https://w3c.github.io/ServiceWorker/#install-event-interface; browsers without static routing have no `addRoutes`. */
export interface InstallEvent extends LifeEvent {
  addRoutes?(rules: readonly RouterRule[]): Promise<void>;
}

export interface RequestEvent extends LifeEvent {
  readonly request: Request;
  /** The answer that the browser fetched while the worker woke up; undefined where it did not. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
