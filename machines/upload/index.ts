export { uploadMachine } from './upload.machine.ts';
export { uploadActors, UploadPutOff, UploadRefused, type UploadPorts } from './upload.ports.ts';
export { uploadView, type FileStage, type UploadView } from './upload.selectors.ts';
export type {
  Arrival,
  FileKey,
  KeptFile,
  Progress,
  PutOff,
  UploadContext,
  UploadEvent,
  UploadFact,
  UploadProblem,
  UploadProblemCode,
  UploadTarget,
} from './upload.types.ts';
