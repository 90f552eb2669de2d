import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { SubmitEvent } from 'react';
import { LONGEST_FILTER } from '#graphql/document/limits.ts';
import { workPath, type WorkView } from '../../entities/work/work-path.ts';
import { SearchField } from '../../ui/text-field/SearchField.tsx';
import { useShownText } from '../../ui/text-field/use-shown-text.ts';
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
  const { field, noteTyped, noteAsked } = useShownText(view.filter ?? '');
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  const filter = (): void => {
    clearTimeout(rest.current);
    noteAsked();
    onFilter(field.current?.value ?? '');
  };
  const filterNow = (event: SubmitEvent) => {
    event.preventDefault();
    filter();
  };
  const filterSoon = () => {
    clearTimeout(rest.current);
    noteTyped();
    rest.current = setTimeout(filter, REST);
  };
  return (
    <form role="search" method="get" action={`${workPath(workId)}#chapters`} className={styles.form} onSubmit={filterNow}>
      {view.order && <input type="hidden" name="order" value={view.order} />}
      {view.sensitive && <input type="hidden" name="sensitive" value={view.sensitive} />}
      <SearchField
        ref={field}
        name="filter"
        label={t`Find by number or title`}
        defaultValue={view.filter ?? ''}
        maxLength={LONGEST_FILTER}
        onChange={filterSoon}
      />
    </form>
  );
}
