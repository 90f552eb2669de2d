import { useId, useState, type FormEvent } from 'react';
import type { InspectedEvent, Json } from '#machines/inspection/inspection.types.ts';
import { Button } from '#src/ui/button/Button.tsx';
import styles from './SendEventForm.module.css';

export interface SendEventFormProps {
  /** Event types that the chosen machine knows. */
  readonly events: readonly string[];
  /** Those among them that its states react to now. */
  readonly now: ReadonlySet<string>;
  readonly onSend: (event: InspectedEvent) => void;
}

/** Sends an event to the living actor: one click for a bare one, fields as JSON where it carries some. */
export function SendEventForm({ events, now, onSend }: SendEventFormProps) {
  const id = useId();
  const [fields, setFields] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const send = (type: string): void => {
    const read = readFields(fields);
    setProblem(read === null ? 'The fields are not a JSON object, so nothing was sent.' : null);
    if (read !== null) onSend({ ...read, type });
  };
  return (
    <section className={styles.form} aria-labelledby={`${id}-head`}>
      <h3 id={`${id}-head`} className={styles.head}>
        Send an event
      </h3>
      <EventButtons label="Its state reacts to" events={events.filter((type) => now.has(type))} onSend={send} />
      <EventButtons label="It knows besides" events={events.filter((type) => !now.has(type))} onSend={send} />
      <label className={styles.field}>
        Its fields, as JSON
        <textarea
          rows={3}
          spellCheck={false}
          className={styles.input}
          placeholder="{}"
          value={fields}
          aria-describedby={`${id}-problem`}
          onChange={(event) => setFields(event.currentTarget.value)}
        />
      </label>
      <OtherEvent onSend={send} />
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {problem}
      </p>
    </section>
  );
}

interface EventButtonsProps {
  readonly label: string;
  readonly events: readonly string[];
  readonly onSend: (type: string) => void;
}

function EventButtons({ label, events, onSend }: EventButtonsProps) {
  if (events.length === 0) return null;
  return (
    <fieldset className={styles.events}>
      <legend className={styles.legend}>{label}</legend>
      {events.map((type) => (
        <button key={type} type="button" className={styles.event} onClick={() => onSend(type)}>
          {type}
        </button>
      ))}
    </fieldset>
  );
}

function OtherEvent({ onSend }: { readonly onSend: (type: string) => void }) {
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const type = new FormData(event.currentTarget).get('type');
    if (typeof type === 'string' && type !== '') onSend(type);
  };
  return (
    <form className={styles.own} onSubmit={send}>
      <label className={styles.field}>
        Another type
        <input name="type" className={styles.input} autoComplete="off" spellCheck={false} />
      </label>
      <Button type="submit">Send</Button>
    </form>
  );
}

function readFields(text: string): Record<string, Json> | null {
  if (text.trim() === '') return {};
  try {
    const read: Json = JSON.parse(text);
    return isFields(read) ? read : null;
  } catch {
    return null;
  }
}

function isFields(read: Json): read is Record<string, Json> {
  return typeof read === 'object' && read !== null && !Array.isArray(read);
}
