export { serviceWorkerMachine } from './service-worker.machine.ts';
export { serviceWorkerActors, type ServiceWorkerPorts, type WorkerNews } from './service-worker.ports.ts';
export { updateQuestion } from './service-worker.selectors.ts';
export type {
  ServiceWorkerContext,
  ServiceWorkerEvent,
  ServiceWorkerFact,
  ServiceWorkerInput,
  UpdateQuestion,
} from './service-worker.types.ts';
