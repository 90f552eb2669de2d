import { Trans, useLingui } from '@lingui/react/macro';
import { CloseIcon } from '../icon/icons.tsx';
import { Button } from '../button/Button.tsx';
import type { DateFormat } from '../date-field/date-format.ts';
import styles from './ActiveFilters.module.css';
import type { TableFilter } from './table-rows.ts';
import { useModeWords } from './use-mode-words.ts';
import { wantedText } from './wanted-value.ts';

export interface ActiveFiltersProps {
  readonly filters: readonly TableFilter[];
  /** Names of the columns by their keys. */
  readonly names: ReadonlyMap<string, string>;
  readonly dateFormat: DateFormat;
  readonly onRemove: (column: string) => void;
  readonly onRemoveAll: () => void;
}

/** What the rows are filtered by, each to be taken away by a press. */
export function ActiveFilters({ filters, names, dateFormat, onRemove, onRemoveAll }: ActiveFiltersProps) {
  const { t, i18n } = useLingui();
  const spelling = { dateFormat, language: i18n.locale };
  const modeWords = useModeWords();
  if (filters.length === 0) return null;
  return (
    <div className={styles.filters} role="group" aria-label={t`Filters`}>
      {filters.map(({ column, mode, wanted }) => {
        const [name, comparison, text] = [names.get(column) ?? column, modeWords[mode], wantedText(wanted, spelling)];
        return (
          <button key={column} type="button" className={styles.filter} title={t`Take this filter away`} onClick={() => onRemove(column)}>
            <span className={styles.words}>{t`${name}: ${comparison} “${text}”`}</span>
            <CloseIcon size={16} className={styles.mark} />
          </button>
        );
      })}
      {filters.length > 1 && (
        <Button look="quiet" onClick={onRemoveAll}>
          <Trans>Clear all filters</Trans>
        </Button>
      )}
    </div>
  );
}
