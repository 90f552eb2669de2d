import { useEffect, useState, useSyncExternalStore } from 'react';
import { InspectorScreen } from '#src/features/inspector/InspectorScreen.tsx';
import { DRAWINGS } from './drawings.ts';
import { InspectorSession } from './inspector-session.ts';

/** The inspector's own page: watches the other tabs of this origin. */
export function InspectorApp() {
  const [session] = useState(() => new InspectorSession());
  useEffect(() => session.start(), [session]);
  const { records, forgotten, playback, problem, pages, page } = useSyncExternalStore(session.subscribe, session.read);
  return (
    <InspectorScreen
      records={records}
      forgotten={forgotten}
      playback={playback}
      drawings={DRAWINGS}
      problem={problem}
      pages={pages}
      page={page}
      onWatchPage={session.watchPage}
      onGoTo={(at) => session.tell({ type: 'inspection.goTo', at })}
      onFollow={() => session.tell({ type: 'inspection.follow' })}
      onStop={() => session.tell({ type: 'inspection.stop' })}
      onSpeed={(speed) => session.tell({ type: 'inspection.setSpeed', speed })}
      onReplay={() => session.tell({ type: 'inspection.replay' })}
      onWatchLive={session.watchLive}
      onSave={session.save}
      onOpen={session.open}
      onSend={session.send}
    />
  );
}
