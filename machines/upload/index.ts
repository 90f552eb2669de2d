export { uploadMachine } from './upload.machine.ts';
export { uploadActors, UploadRefused, type UploadPorts } from './upload.ports.ts';
export { uploadView, type FileStage, type UploadView } from './upload.selectors.ts';
export type {
  FileKey,
  KeptFile,
  Progress,
  UploadContext,
  UploadEvent,
  UploadFact,
  UploadProblem,
  UploadProblemCode,
  UploadTarget,
} from './upload.types.ts';
