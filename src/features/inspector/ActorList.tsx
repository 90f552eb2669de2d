import { innermost, type ActorAt } from './system-at.ts';
import styles from './ActorList.module.css';

export interface ActorListProps {
  readonly actors: readonly ActorAt[];
  readonly chosen: string | null;
  readonly onChoose: (actor: string) => void;
}

/** Every actor of the watched page, as the tree that spawned them. */
export function ActorList({ actors, chosen, onChoose }: ActorListProps) {
  const known = new Set(actors.map(({ id }) => id));
  const roots = actors.filter(({ parent }) => parent === null || !known.has(parent));
  return (
    <nav aria-label="Actors" className={styles.list}>
      <Branch actors={roots} all={actors} chosen={chosen} onChoose={onChoose} />
    </nav>
  );
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
            data-ended={(actor.status !== null && actor.status !== 'active') || undefined}
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
