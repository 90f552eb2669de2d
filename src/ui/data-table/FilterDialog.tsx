import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '../button/Button.tsx';
import { DateField } from '../date-field/DateField.tsx';
import type { DateFormat } from '../date-field/date-format.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { SelectField } from '../form-field/SelectField.tsx';
import { TextField } from '../form-field/TextField.tsx';
import styles from './FilterDialog.module.css';
import { MODES_OF, type ColumnKind, type MatchMode } from './match-modes.ts';
import type { TableFilter } from './table-rows.ts';
import { useModeWords } from './use-mode-words.ts';
import { wantedFrom, wantedText } from './wanted-value.ts';

export interface FilterDialogProps {
  readonly column: { readonly key: string; readonly name: string; readonly kind: ColumnKind };
  /** The column's filter so far. */
  readonly filter: TableFilter | null;
  readonly today: Date;
  readonly dateFormat: DateFormat;
  readonly firstDayOfWeek: number;
  /** Null takes the filter away. */
  readonly onFilter: (filter: TableFilter | null) => void;
  readonly onClose: () => void;
}

/** How one column is filtered: by which mode, and for what. */
export function FilterDialog({ column, filter, onFilter, onClose, ...dates }: FilterDialogProps) {
  const { t, i18n } = useLingui();
  const modeWords = useModeWords();
  const form = useId();
  const { name, kind } = column;
  const modes = MODES_OF[kind];
  const [mode, setMode] = useState<MatchMode>(filter?.mode ?? modes[0] ?? 'equals');
  const [text, setText] = useState(wantedText(filter?.wanted ?? null, { ...dates, language: i18n.locale }));
  const [isWrong, setWrong] = useState(false);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const wanted = wantedFrom(kind, text, { ...dates, language: i18n.locale });
    if (wanted === undefined) return setWrong(true);
    onFilter(wanted === null ? null : { column: column.key, mode, wanted });
  };
  const actions = (
    <>
      <Button onClick={() => onFilter(null)}>
        <Trans>Clear the filter</Trans>
      </Button>
      <Button type="submit" form={form} look="primary">
        <Trans>Apply</Trans>
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={t`Filter: ${name}`} actions={actions} onClose={onClose}>
      <form id={form} className={styles.form} onSubmit={submit}>
        <SelectField
          label={t`How to compare`}
          name="mode"
          value={mode}
          options={modes.map((value) => ({ value, label: modeWords[value] }))}
          onChange={({ target }) => setMode(modes.find((one) => one === target.value) ?? mode)}
        />
        <WantedField kind={kind} {...dates} text={text} isWrong={isWrong} onChange={(next) => (setText(next), setWrong(false))} />
      </form>
    </Dialog>
  );
}

interface WantedFieldProps extends Pick<FilterDialogProps, 'today' | 'dateFormat' | 'firstDayOfWeek'> {
  readonly kind: ColumnKind;
  readonly text: string;
  readonly isWrong: boolean;
  readonly onChange: (text: string) => void;
}

function WantedField({ kind, text, today, dateFormat, firstDayOfWeek, isWrong, onChange }: WantedFieldProps) {
  const { t } = useLingui();
  const label = t`What to look for`;
  if (kind === 'date') {
    const problem = isWrong ? t`This is no day of the calendar.` : undefined;
    return <DateField name="wanted" format={dateFormat} {...{ label, text, today, firstDayOfWeek, problem, onChange }} />;
  }
  return (
    <TextField
      label={label}
      name="wanted"
      value={text}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      problem={isWrong && t`This is no number.`}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
