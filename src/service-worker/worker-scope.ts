/** What this worker uses of the global scope it runs in; the compiler's own description would hide the page's. */
export interface WorkerScope {
  readonly location: { readonly search: string; readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

export interface LifeEvent {
  waitUntil(done: Promise<unknown>): void;
}

export interface RequestEvent {
  readonly request: Request;
  /** The answer that the browser fetched while the worker woke up; undefined where it did not. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
