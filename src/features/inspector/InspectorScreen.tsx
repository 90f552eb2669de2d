import { useState } from 'react';
import type { PlaybackView } from '#machines/inspection/inspection.selectors.ts';
import type { InspectedEvent, InspectionRecord } from '#machines/inspection/inspection.types.ts';
import { ActorList } from './ActorList.tsx';
import { PlaybackBar } from './PlaybackBar.tsx';
import { SidePanel } from './SidePanel.tsx';
import type { StatechartDrawing } from './statechart-drawing.ts';
import { StatechartView } from './StatechartView.tsx';
import { systemAt, type ActorAt } from './system-at.ts';
import styles from './InspectorScreen.module.css';

export interface InspectorScreenProps {
  readonly records: readonly InspectionRecord[];
  readonly playback: PlaybackView;
  /** By the id of the machine. */
  readonly drawings: ReadonlyMap<string, StatechartDrawing>;
  /** Why the last recording could not be opened; null when it could. */
  readonly problem: string | null;
  readonly onGoTo: (at: number) => void;
  readonly onFollow: () => void;
  readonly onStop: () => void;
  readonly onReplay: () => void;
  readonly onWatchLive: () => void;
  readonly onSave: () => void;
  readonly onOpen: (file: File) => void;
  readonly onSend: (actor: string, event: InspectedEvent) => void;
}

/** Every statechart of a watched page, live or as it was at any moment of a recording. */
export function InspectorScreen({ records, playback, drawings, problem, onSend, ...controls }: InspectorScreenProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(true);
  const actors = systemAt(records, playback.at);
  const chosen = actors.find(({ id }) => id === picked) ?? actors.find(({ machine }) => machine !== null && drawings.has(machine)) ?? null;
  const drawing = drawings.get(chosen?.machine ?? '');
  return (
    <div className={styles.inspector}>
      <InspectorHead isLive={playback.isLive} problem={problem} isWhole={isWhole} onWhole={setWhole} />
      <div className={styles.actors}>
        <ActorList actors={actors} chosen={chosen?.id ?? null} onChoose={setPicked} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a large drawing must scroll by keys in every browser */}
      <main className={styles.chart} tabIndex={0} data-whole={isWhole || undefined}>
        {chosen && drawing ? (
          <StatechartView drawing={drawing} actor={chosen} />
        ) : (
          <p className={styles.empty}>{emptyWords(records, chosen)}</p>
        )}
      </main>
      <aside className={styles.side}>
        <SidePanel
          records={records}
          at={playback.at}
          actors={actors}
          chosen={chosen}
          events={drawing?.events ?? []}
          onGoTo={controls.onGoTo}
          onSend={onSend}
        />
      </aside>
      <footer className={styles.foot}>
        <PlaybackBar playback={playback} {...controls} />
      </footer>
    </div>
  );
}

interface InspectorHeadProps extends Pick<InspectorScreenProps, 'problem'> {
  readonly isLive: boolean;
  /** Whether the whole drawing is seen, however small its words. */
  readonly isWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
}

function InspectorHead({ isLive, problem, isWhole, onWhole }: InspectorHeadProps) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>Inspector</h1>
      <p className={styles.source}>{isLive ? 'Watching live' : 'A recording'}</p>
      <label className={styles.whole}>
        <input type="checkbox" checked={isWhole} onChange={(event) => onWhole(event.currentTarget.checked)} />
        Fit the drawing
      </label>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </header>
  );
}

function emptyWords(records: readonly InspectionRecord[], chosen: ActorAt | null): string {
  if (records.length === 0)
    return 'Open a page of this site with ?inspect in its address, in another tab of this browser: its statecharts appear here.';
  return chosen === null ? 'No statechart has started yet.' : 'This actor is no statechart: its events are in the log.';
}
