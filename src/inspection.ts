import { InspectionRecorder } from './adapters/inspection/inspection-recorder.ts';
import { WatchedPage } from './adapters/inspection/inspection-channel.ts';
import { INSPECT_HOOK } from './app/inspect-hook.ts';

/** Loaded before everything else where the address asks for `?inspect` and the configuration allows it. */
const page = new WatchedPage((actor, event) => recorder.send(actor, event));
const recorder = new InspectionRecorder((record) => page.tell(record));
Reflect.set(globalThis, INSPECT_HOOK, recorder.inspect);
