import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ClockIcon, GenresIcon, HomeIcon, SearchIcon } from '../../ui/icon/icons.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { PLACE_PATHS, type Place } from './places.ts';
import styles from './PhoneNavigation.module.css';

export interface PhoneNavigationProps {
  readonly place: Place | null;
}

interface Entry {
  readonly place: Place;
  readonly href: string;
  readonly name: string;
  readonly icon: ReactNode;
}

/** At the foot of a phone, within the thumb's reach. */
export function PhoneNavigation({ place }: PhoneNavigationProps) {
  const { t } = useLingui();
  const entries: readonly Entry[] = [
    { place: 'home', href: PLACE_PATHS.home, name: t`Home`, icon: <HomeIcon size={22} /> },
    { place: 'search', href: PLACE_PATHS.search, name: t`Search`, icon: <SearchIcon size={22} /> },
    { place: 'genres', href: PLACE_PATHS.genres, name: t`Genres`, icon: <GenresIcon size={22} /> },
    { place: 'history', href: PLACE_PATHS.history, name: t`History`, icon: <ClockIcon size={22} /> },
  ];
  return (
    <nav className={styles.navigation} aria-label={t`Main, for a phone`}>
      {entries.map((entry) => (
        <Link key={entry.place} href={entry.href} aria-current={place === entry.place ? 'page' : undefined} className={styles.place}>
          <span className={styles.pill}>{entry.icon}</span>
          {entry.name}
        </Link>
      ))}
    </nav>
  );
}
