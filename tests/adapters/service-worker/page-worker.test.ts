import { afterEach, expect, test, vi } from 'vitest';
import { NoWaitingWorkerError } from '#src/adapters/service-worker/page-worker.errors.ts';
import { PageWorker } from '#src/adapters/service-worker/page-worker.ts';
import { eventually } from '#tests/support/eventually.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

class Registration extends EventTarget {
  installing: EventTarget | null = null;
  waiting: { readonly postMessage: (message: unknown) => void } | null = null;
  readonly update = vi.fn(async () => {});
  readonly unregister = vi.fn(async () => true);
}

class Container extends EventTarget {
  controller: { readonly postMessage: (message: unknown) => void } | null = null;
  readonly registration = new Registration();
  ready = Promise.resolve(this.registration);
  readonly register = vi.fn(async () => this.registration);
  getRegistration: () => Promise<Registration | undefined> = async () => this.registration;
  readonly getRegistrations = async () => [this.registration];
}

function begin() {
  vi.stubGlobal('window', {});
  const container = new Container();
  const page = new PageWorker(container as unknown as ServiceWorkerContainer, 'vi');
  const heard: string[] = [];
  const watch = () => page.watch(({ type }) => heard.push(type));
  return { container, page, heard, watch };
}

test('The worker is registered at the root, past every cache, and knows its language.', async () => {
  const { container, page } = begin();
  await page.register();
  expect(container.register.mock.calls).toEqual([['/sw.js?language=vi', { scope: '/', updateViaCache: 'none' }]]);
});

test('A registration that the browser refuses rejects.', async () => {
  const { container, page } = begin();
  container.register.mockRejectedValueOnce(new TypeError('Failed to register.'));
  await expect(page.register()).rejects.toThrow('Failed to register.');
});

test('Where the browser refuses to wait for a worker, it is told of none.', async () => {
  const { container, heard, watch } = begin();
  container.ready = Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  watch();
  await new Promise((resolve) => setImmediate(resolve));
  expect(heard).toEqual([]);
});

test('It is told of the worker that stands, of a newer one once it waits, and of every new controller.', async () => {
  const { container, heard, watch } = begin();
  const stop = watch();
  await eventually(() => expect(heard).toEqual(['worker.installed']));
  const { registration } = container;
  const newer = new EventTarget();
  registration.installing = newer;
  registration.dispatchEvent(new Event('updatefound'));
  newer.dispatchEvent(new Event('statechange'));
  registration.waiting = { postMessage: () => {} };
  newer.dispatchEvent(new Event('statechange'));
  container.dispatchEvent(new Event('controllerchange'));
  stop();
  newer.dispatchEvent(new Event('statechange'));
  container.dispatchEvent(new Event('controllerchange'));
  expect(heard).toEqual(['worker.installed', 'worker.waiting', 'controller.changed']);
});

test('One that waits already when the page comes is told of at once.', async () => {
  const { container, heard, watch } = begin();
  container.registration.waiting = { postMessage: () => {} };
  watch();
  await eventually(() => expect(heard).toEqual(['worker.installed', 'worker.waiting']));
});

test('A page that stopped watching before the worker stood hears nothing.', async () => {
  const { container, heard, watch } = begin();
  const { promise, resolve } = Promise.withResolvers<Registration>();
  container.ready = promise;
  watch()();
  resolve(container.registration);
  await promise;
  expect(heard).toEqual([]);
});

const nobody = (): void => undefined;

/** The page's requests: `arrive` tells of one that has come to its end. */
function requests() {
  let tell = nobody;
  class Observer {
    constructor(heard: () => void) {
      tell = heard;
    }
    readonly observe = nobody;
    readonly disconnect = (): void => {
      tell = nobody;
    };
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.useFakeTimers();
  return { arrive: () => tell() };
}

test('The waiting worker is told to take over once nothing has arrived for a while.', async () => {
  const { container, page } = begin();
  const { arrive } = requests();
  const postMessage = vi.fn();
  container.registration.waiting = { postMessage };
  const done = page.activateWaiting();
  await vi.advanceTimersByTimeAsync(700);
  arrive();
  await vi.advanceTimersByTimeAsync(700);
  expect(postMessage.mock.calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  await done;
  expect([postMessage.mock.calls, vi.getTimerCount()]).toEqual([[['take-over', { transfer: [] }]], 0]);
});

test('On a page that never rests it is told all the same.', async () => {
  const { container, page } = begin();
  const { arrive } = requests();
  const postMessage = vi.fn();
  container.registration.waiting = { postMessage };
  const done = page.activateWaiting();
  for (let passed = 0; passed < 2500; passed += 500) {
    expect(postMessage.mock.calls).toEqual([]);
    arrive();
    await vi.advanceTimersByTimeAsync(500);
  }
  await done;
  expect([postMessage.mock.calls, vi.getTimerCount()]).toEqual([[['take-over', { transfer: [] }]], 0]);
});

test('Where none waits, or nothing is registered, there is nobody to tell.', async () => {
  const { container, page } = begin();
  await expect(page.activateWaiting()).rejects.toThrow(NoWaitingWorkerError);
  container.getRegistration = async () => undefined;
  await expect(page.activateWaiting()).rejects.toThrow('No service worker waits to take over.');
});

test('Clearing takes the worker and its caches away, and leaves those of others.', async () => {
  const { container, page } = begin();
  const deleted: string[] = [];
  vi.stubGlobal('caches', { keys: async () => ['futago-1', 'other'], delete: async (name: string) => void deleted.push(name) });
  await page.clear();
  expect([container.registration.unregister.mock.calls.length, deleted]).toEqual([1, ['futago-1']]);
});

test('Caches that throw reject, so that the machine tries again.', async () => {
  const { page } = begin();
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('Storage is shut.', 'SecurityError')) });
  await expect(page.clear()).rejects.toThrow('Storage is shut.');
});

test('The worker that answers for the page is told whether its reader is incognito; without one nobody is.', () => {
  const { container, page } = begin();
  page.sayIncognito(true);
  const postMessage = vi.fn();
  container.controller = { postMessage };
  for (const isIncognito of [true, false]) page.sayIncognito(isIncognito);
  expect(postMessage.mock.calls).toEqual([
    [{ incognito: true }, { transfer: [] }],
    [{ incognito: false }, { transfer: [] }],
  ]);
});

test('A look for a newer worker asks the server; without a network, a worker or the right to one nothing happens.', async () => {
  const { container, page } = begin();
  await page.lookForNewer();
  expect(container.registration.update).toHaveBeenCalledTimes(1);
  container.registration.update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await page.lookForNewer();
  container.getRegistration = async () => undefined;
  await page.lookForNewer();
  container.getRegistration = () => Promise.reject(new DOMException('Workers are denied.', 'SecurityError'));
  await page.lookForNewer();
});
