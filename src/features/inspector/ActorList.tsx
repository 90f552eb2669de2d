import { useState } from 'react';
import { innermost, type ActorAt } from './system-at.ts';
import styles from './ActorList.module.css';

export interface ActorListProps {
  readonly actors: readonly ActorAt[];
  readonly chosen: string | null;
  readonly onChoose: (actor: string) => void;
}

/** Every actor of the watched page, as the tree that spawned them; those that have ended only when asked for. */
export function ActorList({ actors, chosen, onChoose }: ActorListProps) {
  const [showsEnded, setShowsEnded] = useState(false);
  const ended = actors.filter(hasEnded);
  const shown = showsEnded ? actors : actors.filter((actor) => !hasEnded(actor) || actor.id === chosen);
  const known = new Set(shown.map(({ id }) => id));
  return (
    <nav aria-label="Actors">
      <Branch
        actors={shown.filter(({ parent }) => parent === null || !known.has(parent))}
        all={shown}
        chosen={chosen}
        onChoose={onChoose}
      />
      {ended.length > 0 && (
        <button type="button" className={styles.more} aria-pressed={showsEnded} onClick={() => setShowsEnded(!showsEnded)}>
          {showsEnded ? 'Hide what has ended' : `Show ${ended.length} that ended`}
        </button>
      )}
    </nav>
  );
}

function hasEnded({ status }: ActorAt): boolean {
  return status !== null && status !== 'active';
}

function Branch({ actors, all, chosen, onChoose }: ActorListProps & { readonly all: readonly ActorAt[] }) {
  if (actors.length === 0) return null;
  return (
    <ul className={styles.branch}>
      {actors.map((actor) => (
        <li key={actor.id}>
          <button
            type="button"
            className={styles.actor}
            aria-current={actor.id === chosen || undefined}
            data-ended={hasEnded(actor) || undefined}
            data-plain={actor.machine === null || undefined}
            onClick={() => onChoose(actor.id)}
          >
            <span className={styles.name}>{actor.name}</span>
            <span className={styles.state}>{innermost(actor.states).join(' · ') || (actor.status ?? 'starting')}</span>
          </button>
          <Branch actors={all.filter(({ parent }) => parent === actor.id)} all={all} chosen={chosen} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}
