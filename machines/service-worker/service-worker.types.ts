export interface ServiceWorkerInput {
  /** Whether a worker already answers for this page: then a new controller is an update, else the first install. */
  readonly isControlled: boolean;
  /** Whether the reader is at something that nothing may interrupt, at start. */
  readonly isEngaged: boolean;
}

export type ServiceWorkerContext = ServiceWorkerInput;

export type ServiceWorkerEvent =
  /** The latest build says that a worker may run; nothing is registered before. */
  | { readonly type: 'worker.allowed' }
  /** The operator takes the worker back. */
  | { readonly type: 'worker.withdrawn' }
  /** The browser has a first worker in place. */
  | { readonly type: 'worker.installed' }
  /** A newer worker stands beside the one that answers for this page. */
  | { readonly type: 'worker.waiting' }
  /** Another worker answers for this page from now on: the first, or a newer one that any tab has let in. */
  | { readonly type: 'controller.changed' }
  /** A chapter was opened, or a form begun: nothing may interrupt that. */
  | { readonly type: 'reader.engaged' }
  | { readonly type: 'reader.freed' }
  | { readonly type: 'update.accept' }
  | { readonly type: 'update.postpone' };

export type ServiceWorkerFact = { readonly type: 'page.reloadNeeded' };

/** What an engaged reader is asked. */
export type UpdateQuestion = 'none' | 'asking' | 'updating';
