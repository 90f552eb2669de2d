import { useLingui } from '@lingui/react/macro';
import { genresPath, type GenresOrder, type GenresView } from '../../entities/genre/genres-path.ts';
import { Link } from '../../ui/link/Link.tsx';
import styles from './OrderLinks.module.css';

/** How the works are ordered: by update, by views, by name. */
export function OrderLinks({ view }: { readonly view: GenresView }) {
  const { t } = useLingui();
  const names: Readonly<Record<GenresOrder, string>> = { updated: t`By newest update`, views: t`By views`, name: t`By name` };
  const current = view.order ?? 'updated';
  return (
    <nav aria-label={t`Order`} className={styles.orders}>
      {(['updated', 'views', 'name'] as const).map((order) => (
        <Link
          key={order}
          href={genresPath({ genres: view.genres, order })}
          aria-current={order === current || undefined}
          className={styles.order}
        >
          {names[order]}
        </Link>
      ))}
    </nav>
  );
}
