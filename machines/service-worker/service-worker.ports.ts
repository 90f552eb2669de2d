import { fromCallback, fromPromise } from 'xstate';
import type { ServiceWorkerEvent } from './service-worker.types.ts';

/** What the browser tells of workers. */
export type WorkerNews = Extract<ServiceWorkerEvent, { type: 'worker.installed' | 'worker.waiting' | 'controller.changed' }>;

export interface ServiceWorkerPorts {
  /** Registers the worker at the root; rejects where the browser cannot or the script does not load. */
  readonly register: () => Promise<void>;
  /** Tells what stands now and every change after; gives back how to stop. */
  readonly watch: (tell: (news: WorkerNews) => void) => () => void;
  /** Lets the waiting worker take over; rejects where none waits. */
  readonly activateWaiting: () => Promise<void>;
  /** Takes every worker of this site away, and every cache that one filled. */
  readonly clear: () => Promise<void>;
}

const unplugged = (port: string): Error => new Error(`The service-worker machine has no port ${port}.`);

const UNPLUGGED: ServiceWorkerPorts = {
  register: () => Promise.reject(unplugged('register')),
  watch: () => {
    throw unplugged('watch');
  },
  activateWaiting: () => Promise.reject(unplugged('activateWaiting')),
  clear: () => Promise.reject(unplugged('clear')),
};

/** The actors of the machine over these ports; without ports each rejects. */
export function serviceWorkerActors(ports: ServiceWorkerPorts = UNPLUGGED) {
  return {
    register: fromPromise<void>(() => ports.register()),
    watchWorker: fromCallback<{ type: 'ignored' }>(({ sendBack }) => ports.watch(sendBack)),
    activateWaiting: fromPromise<void>(() => ports.activateWaiting()),
    clear: fromPromise<void>(() => ports.clear()),
  };
}
