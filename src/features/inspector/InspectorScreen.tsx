import { useState } from 'react';
import type { PlaybackView } from '#machines/inspection/inspection.selectors.ts';
import type { InspectedEvent, InspectionRecord, PageIdentity } from '#machines/inspection/inspection.types.ts';
import { ActorList } from './ActorList.tsx';
import { InspectorHead, type InspectorLook } from './InspectorHead.tsx';
import { PlaybackBar } from './PlaybackBar.tsx';
import { SequenceDiagram } from './SequenceDiagram.tsx';
import { SidePanel } from './SidePanel.tsx';
import type { StatechartDrawing } from './statechart-drawing.ts';
import { StatechartView } from './StatechartView.tsx';
import { systemAt, type ActorAt } from './system-at.ts';
import styles from './InspectorScreen.module.css';

export interface InspectorScreenProps {
  readonly records: readonly InspectionRecord[];
  /** How many older ones are kept no longer. */
  readonly forgotten: number;
  readonly playback: PlaybackView;
  /** By the id of the machine. */
  readonly drawings: ReadonlyMap<string, StatechartDrawing>;
  /** Why the last recording could not be opened; null when it could. */
  readonly problem: string | null;
  /** What can be watched live, and which of them is. */
  readonly pages: readonly PageIdentity[];
  readonly page: string | null;
  readonly onWatchPage: (page: string) => void;
  readonly onGoTo: (at: number) => void;
  readonly onFollow: () => void;
  readonly onStop: () => void;
  readonly onReplay: () => void;
  /** Records a second. */
  readonly onSpeed: (speed: number) => void;
  readonly onWatchLive: () => void;
  readonly onSave: () => void;
  readonly onOpen: (file: File) => void;
  readonly onSend: (actor: string, event: InspectedEvent) => void;
}

/** Every statechart of a watched page, live or as it was at any moment of a recording. */
export function InspectorScreen({
  records,
  forgotten,
  playback,
  drawings,
  problem,
  pages,
  page,
  onWatchPage,
  onSend,
  ...controls
}: InspectorScreenProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const [look, setLook] = useState<InspectorLook>({ drawn: 'statechart', isFitted: true, isNarrowed: false });
  const actors = systemAt(records, playback.at);
  const chosen = actors.find(({ id }) => id === picked) ?? actors.find(({ machine }) => machine !== null && drawings.has(machine)) ?? null;
  const shown = { records, at: playback.at, actors, chosen, only: look.isNarrowed ? (chosen?.id ?? null) : null };
  const drawing = drawings.get(chosen?.machine ?? '') ?? null;
  return (
    <div className={styles.inspector}>
      <InspectorHead {...{ forgotten, problem, pages, page, look, onWatchPage }} isLive={playback.isLive} onLook={setLook} />
      <div className={styles.actors}>
        <ActorList actors={actors} chosen={chosen?.id ?? null} onChoose={setPicked} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a large drawing must scroll by keys in every browser */}
      <main className={styles.chart} tabIndex={0} data-drawn={look.drawn}>
        {look.drawn === 'sequence' ? <SequenceDiagram {...shown} /> : <ChosenChart {...shown} drawing={drawing} isFitted={look.isFitted} />}
      </main>
      <aside className={styles.side}>
        <SidePanel {...shown} drawing={drawing} isLive={playback.isLive} onChoose={setPicked} onGoTo={controls.onGoTo} onSend={onSend} />
      </aside>
      <footer className={styles.foot}>
        <PlaybackBar playback={playback} {...controls} />
      </footer>
    </div>
  );
}

interface ChosenChartProps extends Pick<InspectorScreenProps, 'records'> {
  readonly chosen: ActorAt | null;
  readonly drawing: StatechartDrawing | null;
  readonly isFitted: boolean;
}

function ChosenChart({ records, chosen, drawing, isFitted }: ChosenChartProps) {
  if (chosen && drawing) return <StatechartView key={chosen.id} drawing={drawing} actor={chosen} isFitted={isFitted} />;
  return <p className={styles.empty}>{emptyWords(records, chosen)}</p>;
}

function emptyWords(records: readonly InspectionRecord[], chosen: ActorAt | null): string {
  if (records.length === 0)
    return 'Open a page of this site with ?inspect in its address, in another tab of this browser: its statecharts appear here.';
  return chosen === null ? 'No statechart has started yet.' : 'This actor is no statechart: its events are in the log.';
}
