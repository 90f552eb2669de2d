import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { DATE_FORMAT, FIRST_DAY_OF_WEEK } from '../date-field/date-format.ts';
import { useNow } from '../relative-time/now.ts';
import { Pagination } from '../pagination/Pagination.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { ColumnHeader } from './ColumnHeader.tsx';
import styles from './DataTable.module.css';
import { FilterDialog } from './FilterDialog.tsx';
import { TableRows } from './TableRows.tsx';
import {
  filteredRows,
  nextSort,
  sortedRows,
  withFilter,
  withoutFilter,
  type TableColumn,
  type TableFilter,
  type TableView,
} from './table-rows.ts';

const ROWS_PER_PAGE = 10;

export interface DataTableProps<Row> {
  readonly name: string;
  /** The first names its row. */
  readonly columns: readonly TableColumn<Row>[];
  /** Null while they are on the way. */
  readonly rows: readonly Row[] | null;
  readonly keyOf: (row: Row) => string;
  /** How many rows hold the place of those that are on the way: a page, unless fewer are likely. */
  readonly waitingRows?: number;
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
  /** Stands in the place of rows where there is none at all, or where they failed to come. */
  readonly whenEmpty: ReactNode;
}

/** Rows that can be ordered and filtered by each column, ten on a page. Wider than its place it scrolls, its first column staying. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, view, onView } = props;
  const { i18n } = useLingui();
  const today = new Date(useNow() ?? 0);
  const [filtering, setFiltering] = useState<string | null>(null);
  const column = columns.find(({ key }) => key === filtering);
  const found = sortedRows(filteredRows(rows ?? [], columns, view.filters), columns, view.sort, i18n.locale);
  const page = Math.min(view.page, Math.max(1, Math.ceil(found.length / ROWS_PER_PAGE)));
  const filter = (filters: readonly TableFilter[]): void => {
    setFiltering(null);
    onView({ ...view, filters, page: 1 });
  };
  if (rows?.length === 0) return props.whenEmpty;
  return (
    <div className={styles.table}>
      <ActiveFilters
        filters={view.filters}
        names={new Map(columns.map(({ key, name }) => [key, name]))}
        dateFormat={DATE_FORMAT}
        onRemove={(key) => filter(withoutFilter(view.filters, key))}
        onRemoveAll={() => filter([])}
      />
      <Sheet {...props} shown={rows && found.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE)} onFilter={setFiltering} />
      {rows && found.length === 0 && <NothingFound onShowAll={() => filter([])} />}
      <Foot count={rows && found.length} page={page} onPage={(next) => onView({ ...view, page: next })} />
      {column && (
        <FilterDialog
          column={column}
          filter={view.filters.find((one) => one.column === column.key) ?? null}
          today={today}
          dateFormat={DATE_FORMAT}
          firstDayOfWeek={FIRST_DAY_OF_WEEK}
          onFilter={(next) => filter(next ? withFilter(view.filters, next) : withoutFilter(view.filters, column.key))}
          onClose={() => setFiltering(null)}
        />
      )}
    </div>
  );
}

interface SheetProps<Row> extends DataTableProps<Row> {
  /** The rows of the page; null while they are on the way. */
  readonly shown: readonly Row[] | null;
  readonly onFilter: (column: string) => void;
}

function Sheet<Row>({ name, columns, keyOf, waitingRows = ROWS_PER_PAGE, view, shown, onView, onFilter }: SheetProps<Row>) {
  const caption = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is wider than its place must scroll by keys in every browser
    <div className={styles.scroller} role="region" aria-labelledby={caption} tabIndex={0}>
      <table className={styles.sheet} aria-busy={shown === null}>
        <caption id={caption} className={styles.caption}>
          {name}
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, name: title, kind, isSortable = true, isFilterable = true }) => (
              <ColumnHeader
                key={key}
                name={title}
                kind={kind}
                order={isSortable ? (view.sort?.column === key ? view.sort.way : 'none') : null}
                isFiltered={isFilterable ? view.filters.some(({ column }) => column === key) : null}
                onSort={() => onView({ ...view, sort: nextSort(view.sort, key), page: 1 })}
                onFilter={() => onFilter(key)}
              />
            ))}
          </tr>
        </thead>
        <TableRows columns={columns} rows={shown} keyOf={keyOf} length={waitingRows} />
      </table>
    </div>
  );
}

interface FootProps {
  /** How many rows there are on all pages; null while they are on the way. */
  readonly count: number | null;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

function Foot({ count, page, onPage }: FootProps) {
  const { t } = useLingui();
  return (
    <div className={styles.foot}>
      <p role="status" className={styles.count}>
        {count !== null && <Plural value={count} one="# row" other="# rows" />}
      </p>
      <Pagination
        totalItems={count ?? 0}
        itemsPerPage={ROWS_PER_PAGE}
        currentPage={page}
        type="button"
        label={t`Pages of the table`}
        onPageChange={onPage}
      />
    </div>
  );
}

function NothingFound({ onShowAll }: { readonly onShowAll: () => void }) {
  return (
    <div className={styles.nothing}>
      <p>
        <Trans>No row passes these filters.</Trans>
      </p>
      <Button onClick={onShowAll}>
        <Trans>Show all rows</Trans>
      </Button>
    </div>
  );
}
