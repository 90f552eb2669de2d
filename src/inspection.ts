import { InspectionRecorder } from './adapters/inspection/inspection-recorder.ts';
import { WatchedPage } from './adapters/inspection/inspection-channel.ts';
import { INSPECT_HOOK } from './app/inspector/inspect-hook.ts';

/** Loaded before everything else where the address asks for `?inspect` and the configuration allows it. */
const page = new WatchedPage({
  send: (actor, event) => recorder.send(actor, event),
  address: () => location.pathname + location.search,
});
const recorder = new InspectionRecorder((record) => page.tell(record));
addEventListener('pagehide', () => page.hide());
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) page.show();
});
Reflect.set(globalThis, INSPECT_HOOK, recorder.inspect);
