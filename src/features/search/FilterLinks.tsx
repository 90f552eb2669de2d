import { type ReactNode, useState } from 'react';
import { Link } from '../../ui/link/Link.tsx';
import { useChosenInSight } from '../../ui/tabs/chosen-in-sight.ts';
import styles from './FilterLinks.module.css';

export interface FilterChoice {
  readonly name: string;
  /** Null where no more can be chosen. */
  readonly href: string | null;
  readonly isChosen: boolean;
  /** Works that have it are left out. */
  readonly isDenial?: boolean;
  readonly mark?: ReactNode;
}

export interface FilterLinksProps {
  readonly label: string;
  readonly choices: readonly FilterChoice[];
  /** Several may be chosen, one after the other: the line stays where it is meanwhile. */
  readonly takesMany?: boolean;
}

/** One filter as links, so that every choice has an address. */
export function FilterLinks({ label, choices, takesMany = false }: FilterLinksProps) {
  const chosen = choices.find(({ isChosen }) => isChosen)?.name ?? '';
  const [atFirst] = useState(chosen);
  const line = useChosenInSight<HTMLDivElement>(takesMany ? atFirst : chosen);
  return (
    <nav aria-label={label} className={styles.filter}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div ref={line} className={styles.choices}>
        {choices.map(({ name, href, isChosen, isDenial, mark }) =>
          href === null ? (
            <span key={name} role="link" aria-disabled="true" className={styles.choice}>
              {name}
            </span>
          ) : (
            <Link key={name} href={href} aria-current={isChosen || undefined} data-denial={isDenial || undefined} className={styles.choice}>
              {mark}
              <span>{name}</span>
            </Link>
          ),
        )}
      </div>
    </nav>
  );
}
