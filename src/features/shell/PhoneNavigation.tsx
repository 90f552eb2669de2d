import { useLingui } from '@lingui/react/macro';
import { GenresIcon, HomeIcon } from '../../ui/icon/icons.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { PLACE_PATHS, type Place } from './places.ts';
import styles from './PhoneNavigation.module.css';

const ICONS = { home: HomeIcon, genres: GenresIcon } as const;

/** At the foot of a phone, within the thumb's reach. */
export function PhoneNavigation({ place }: { readonly place: Place | null }) {
  const { t } = useLingui();
  const names: Readonly<Record<Place, string>> = { home: t`Home`, genres: t`Genres` };
  return (
    <nav className={styles.navigation} aria-label={t`Main, for a phone`}>
      {(['home', 'genres'] as const).map((target) => {
        const PlaceIcon = ICONS[target];
        return (
          <Link key={target} href={PLACE_PATHS[target]} aria-current={place === target ? 'page' : undefined} className={styles.place}>
            <span className={styles.pill}>
              <PlaceIcon size={22} />
            </span>
            {names[target]}
          </Link>
        );
      })}
    </nav>
  );
}
