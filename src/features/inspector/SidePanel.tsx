import { useState } from 'react';
import type { InspectedEvent, InspectionRecord } from '#machines/inspection/inspection.types.ts';
import { Tabs } from '#src/ui/tabs/Tabs.tsx';
import { EventLog } from './EventLog.tsx';
import { eventsNow } from './events-now.ts';
import { SendEventForm } from './SendEventForm.tsx';
import type { StatechartDrawing } from './statechart-drawing.ts';
import { nameAmong, type ActorAt } from './system-at.ts';
import styles from './SidePanel.module.css';

export interface SidePanelProps {
  readonly records: readonly InspectionRecord[];
  readonly at: number;
  readonly actors: readonly ActorAt[];
  readonly chosen: ActorAt | null;
  /** The actor whose records alone are listed; null for all. */
  readonly only: string | null;
  /** Of the chosen actor's machine. */
  readonly drawing: StatechartDrawing | null;
  readonly isLive: boolean;
  readonly onChoose: (actor: string) => void;
  readonly onGoTo: (at: number) => void;
  readonly onSend: (actor: string, event: InspectedEvent) => void;
}

type Side = 'log' | 'context' | 'send';

/** What is beside the drawing; only the shown panel is made, for a log may be long. */
export function SidePanel(props: SidePanelProps) {
  const [shown, setShown] = useState<Side>('log');
  const tab = (value: Side, label: string) => ({ value, label, panel: value === shown && <Panel {...props} side={value} /> });
  return (
    <div className={styles.side}>
      <Tabs<Side>
        label="Details"
        shown={shown}
        onShow={setShown}
        tabs={[tab('log', 'Log'), tab('context', 'Context'), tab('send', 'Send')]}
      />
    </div>
  );
}

function Panel({ side, records, at, actors, chosen, only, onChoose, onGoTo, ...sending }: SidePanelProps & { readonly side: Side }) {
  switch (side) {
    case 'log':
      return <EventLog {...{ records, at, only, onChoose, onGoTo }} nameOf={nameAmong(actors)} />;
    case 'context':
      return <pre className={styles.context}>{JSON.stringify(chosen?.context ?? null, null, 2)}</pre>;
    case 'send':
      return <Sending chosen={chosen} {...sending} />;
  }
}

function Sending({ chosen, drawing, isLive, onSend }: Pick<SidePanelProps, 'chosen' | 'drawing' | 'isLive' | 'onSend'>) {
  if (!isLive) return <p className={styles.silent}>This is a recording: nothing of it can be told anything.</p>;
  if (chosen?.status !== 'active') return <p className={styles.silent}>No actor that runs is chosen.</p>;
  const now = drawing ? eventsNow(drawing, chosen.states) : new Set<string>();
  return <SendEventForm key={chosen.id} events={drawing?.events ?? []} now={now} onSend={(event) => onSend(chosen.id, event)} />;
}
