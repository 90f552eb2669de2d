import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../button/IconButton.tsx';
import styles from './ColumnHeader.module.css';
import { AscendingIcon, DescendingIcon, FilterIcon, UnsortedIcon } from './table-icons.tsx';
import type { ColumnKind } from './match-modes.ts';
import type { TableSort } from './table-rows.ts';

export interface ColumnHeaderProps {
  readonly name: string;
  readonly kind: ColumnKind;
  /** 'none' where the rows stand in another order; null where the column cannot order them. */
  readonly order: TableSort['way'] | 'none' | null;
  /** Null where the column cannot be filtered. */
  readonly isFiltered: boolean | null;
  readonly onSort: () => void;
  readonly onFilter: () => void;
}

const ORDER_ICONS = { ascending: AscendingIcon, descending: DescendingIcon, none: UnsortedIcon } as const;

/** The head of a column: its name orders the rows, the funnel beside it filters them. */
export function ColumnHeader({ name, kind, order, isFiltered, onSort, onFilter }: ColumnHeaderProps) {
  const { t } = useLingui();
  const OrderIcon = ORDER_ICONS[order ?? 'none'];
  return (
    <th scope="col" aria-sort={order ?? undefined} className={styles.header} data-kind={kind}>
      <span className={styles.place}>
        {order === null ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <button type="button" className={styles.name} onClick={onSort}>
            {name}
            <OrderIcon size={16} className={styles.order} data-order={order} />
          </button>
        )}
        {isFiltered !== null && (
          <IconButton
            label={isFiltered ? t`Change the filter: ${name}` : t`Filter: ${name}`}
            icon={<FilterIcon size={16} fill={isFiltered ? 'currentColor' : 'none'} />}
            aria-haspopup="dialog"
            className={styles.filter}
            data-on={isFiltered || undefined}
            onClick={onFilter}
          />
        )}
      </span>
    </th>
  );
}
