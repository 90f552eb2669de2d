import type { PageIdentity } from '#machines/inspection/inspection.types.ts';
import styles from './InspectorHead.module.css';

/** What is drawn, and how much of it. */
export interface InspectorLook {
  readonly drawn: 'statechart' | 'sequence';
  /** Whether the whole drawing is seen, as long as its words can be read. */
  readonly isFitted: boolean;
  /** Whether the log and the sequence tell of the chosen actor alone. */
  readonly isNarrowed: boolean;
}

export interface InspectorHeadProps {
  readonly isLive: boolean;
  /** How many of the oldest records are kept no longer. */
  readonly forgotten: number;
  readonly problem: string | null;
  readonly pages: readonly PageIdentity[];
  readonly page: string | null;
  readonly look: InspectorLook;
  readonly onLook: (look: InspectorLook) => void;
  readonly onWatchPage: (page: string) => void;
}

export function InspectorHead({ isLive, forgotten, problem, pages, page, look, onLook, onWatchPage }: InspectorHeadProps) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>Inspector</h1>
      <p className={styles.source} data-live={isLive || undefined}>
        {isLive ? 'Watching live' : 'A recording'}
      </p>
      {isLive && pages.length > 0 && (
        <select
          className={styles.pages}
          aria-label="Watched page"
          value={page ?? ''}
          onChange={(event) => onWatchPage(event.currentTarget.value)}
        >
          {pages.map(({ id, address, since }) => (
            <option key={id} value={id}>
              {`${address} · ${new Date(since).toTimeString().slice(0, 8)}`}
            </option>
          ))}
        </select>
      )}
      {forgotten > 0 && <p className={styles.forgotten}>{`${forgotten} older records are forgotten`}</p>}
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <LookOptions look={look} onLook={onLook} />
    </header>
  );
}

function LookOptions({ look, onLook }: Pick<InspectorHeadProps, 'look' | 'onLook'>) {
  return (
    <div className={styles.options} role="group" aria-label="What is drawn">
      <Option
        type="radio"
        label="Statechart"
        isOn={look.drawn === 'statechart'}
        onChange={() => onLook({ ...look, drawn: 'statechart' })}
      />
      <Option type="radio" label="Sequence" isOn={look.drawn === 'sequence'} onChange={() => onLook({ ...look, drawn: 'sequence' })} />
      <Option type="checkbox" label="Fit the drawing" isOn={look.isFitted} onChange={() => onLook({ ...look, isFitted: !look.isFitted })} />
      <Option
        type="checkbox"
        label="Only the chosen actor"
        isOn={look.isNarrowed}
        onChange={() => onLook({ ...look, isNarrowed: !look.isNarrowed })}
      />
    </div>
  );
}

interface OptionProps {
  readonly type: 'radio' | 'checkbox';
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: () => void;
}

function Option({ type, label, isOn, onChange }: OptionProps) {
  return (
    <label className={styles.option}>
      <input type={type} checked={isOn} onChange={onChange} {...(type === 'radio' && { name: 'drawn' })} />
      {label}
    </label>
  );
}
