import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import type { CellValue } from './match-modes.ts';
import type { TableColumn } from './table-rows.ts';
import styles from './TableRows.module.css';

export interface TableRowsProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  /** Null while they are on the way. */
  readonly rows: readonly Row[] | null;
  readonly keyOf: (row: Row) => string;
  /** How many rows hold the place of those that are on the way. */
  readonly length: number;
}

/** The rows of a table's page; the first cell of each names it. */
export function TableRows<Row>({ columns, rows, keyOf, length }: TableRowsProps<Row>) {
  const { i18n } = useLingui();
  if (rows === null) return <RowSkeletons columns={columns} rows={length} />;
  return (
    <tbody className={styles.rows}>
      {rows.map((row) => (
        <tr key={keyOf(row)}>
          {columns.map(({ key, kind, valueOf, show }, index) => {
            const content = show ? show(row) : spelt(valueOf(row), i18n.locale);
            return index === 0 ? (
              <th key={key} scope="row" data-kind={kind} className={styles.cell}>
                {content}
              </th>
            ) : (
              <td key={key} data-kind={kind} className={styles.cell}>
                {content}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

/** A value in the way of the page's language; a dash for what is not there. */
function spelt(value: CellValue, language: string): ReactNode {
  if (value === null) return '–';
  if (value instanceof Date)
    return <time dateTime={value.toISOString()}>{value.toLocaleDateString(language, { dateStyle: 'medium' })}</time>;
  return typeof value === 'number' ? value.toLocaleString(language) : <bdi>{value}</bdi>;
}

function RowSkeletons<Row>({ columns, rows }: { readonly columns: readonly TableColumn<Row>[]; readonly rows: number }) {
  return (
    <tbody className={styles.rows} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {columns.map(({ key, waiting }, cell) => (
            <td key={key} className={styles.cell}>
              {waiting ?? <Skeleton tenths={cell === 0 ? 9 : 6} />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
