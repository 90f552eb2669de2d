import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ChangeEvent, SubmitEvent } from 'react';
import { LONGEST_FILTER } from '#graphql/document/limits.ts';
import { workPath, type WorkView } from '../../entities/work/work-path.ts';
import { SearchField } from '../../ui/text-field/SearchField.tsx';
import styles from './ChapterFilter.module.css';

/** Milliseconds of rest after the last key before the list is asked for. */
const REST = 250;

export interface ChapterFilterProps {
  readonly workId: string;
  readonly view: WorkView;
  readonly onFilter: (filter: string) => void;
}

/** A form that also works without script: the address carries the filter. */
export function ChapterFilter({ workId, view, onFilter }: ChapterFilterProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  const filterNow = (event: SubmitEvent) => {
    event.preventDefault();
    clearTimeout(rest.current);
    const filter = new FormData(form.current ?? undefined).get('filter');
    onFilter(typeof filter === 'string' ? filter : '');
  };
  const filterSoon = (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.target;
    clearTimeout(rest.current);
    rest.current = setTimeout(() => onFilter(value), REST);
  };
  return (
    <form ref={form} role="search" method="get" action={`${workPath(workId)}#chapters`} className={styles.form} onSubmit={filterNow}>
      {view.order && <input type="hidden" name="order" value={view.order} />}
      {view.sensitive && <input type="hidden" name="sensitive" value={view.sensitive} />}
      <SearchField
        name="filter"
        label={t`Find by number or title`}
        defaultValue={view.filter ?? ''}
        maxLength={LONGEST_FILTER}
        onChange={filterSoon}
      />
    </form>
  );
}
