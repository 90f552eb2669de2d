import { useState } from 'react';
import type { InspectedEvent, InspectionRecord } from '#machines/inspection/inspection.types.ts';
import { Tabs } from '#src/ui/tabs/Tabs.tsx';
import { EventLog } from './EventLog.tsx';
import { SendEventForm } from './SendEventForm.tsx';
import { SequenceDiagram } from './SequenceDiagram.tsx';
import type { ActorAt } from './system-at.ts';
import styles from './SidePanel.module.css';

export interface SidePanelProps {
  readonly records: readonly InspectionRecord[];
  readonly at: number;
  readonly actors: readonly ActorAt[];
  readonly chosen: ActorAt | null;
  /** What the chosen actor's machine knows. */
  readonly events: readonly string[];
  readonly onGoTo: (at: number) => void;
  readonly onSend: (actor: string, event: InspectedEvent) => void;
}

type Side = 'log' | 'sequence' | 'context' | 'send';

/** What is beside the drawing; only the shown panel is made, for a log may be long. */
export function SidePanel(props: SidePanelProps) {
  const [shown, setShown] = useState<Side>('log');
  const tab = (value: Side, label: string) => ({ value, label, panel: value === shown && <Panel {...props} side={value} /> });
  return (
    <Tabs<Side>
      label="Details"
      shown={shown}
      onShow={setShown}
      tabs={[tab('log', 'Log'), tab('sequence', 'Sequence'), tab('context', 'Context'), tab('send', 'Send')]}
    />
  );
}

function Panel({ side, records, at, actors, chosen, events, onGoTo, onSend }: SidePanelProps & { readonly side: Side }) {
  const nameOf = (id: string): string => actors.find((actor) => actor.id === id)?.name ?? id;
  switch (side) {
    case 'log':
      return <EventLog records={records} at={at} nameOf={nameOf} onGoTo={onGoTo} />;
    case 'sequence':
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide diagram must scroll by keys in every browser
        <div className={styles.scroll} role="group" aria-label="Sequence diagram" tabIndex={0}>
          <SequenceDiagram records={records} at={at} actors={actors} />
        </div>
      );
    case 'context':
      return <pre className={styles.context}>{JSON.stringify(chosen?.context ?? null, null, 2)}</pre>;
    case 'send':
      return chosen && <SendEventForm key={chosen.id} events={events} onSend={(event) => onSend(chosen.id, event)} />;
  }
}
