import { IconButton } from '#src/ui/button/IconButton.tsx';
import { isComposing } from '#src/ui/focus/is-composing.ts';
import { CloseIcon } from '#src/ui/icon/icons.tsx';
import { SearchField } from '#src/ui/text-field/SearchField.tsx';
import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, Ref } from 'react';
import { DownIcon, UpIcon } from './find-icons.tsx';
import styles from './FindSheet.module.css';

/** Nobody looks for more at once. */
const LONGEST = 200;

export interface FindSheetProps {
  readonly query: string;
  /** How many places were found, and which of them is looked at, from 1; 0 where there is none. */
  readonly count: number;
  readonly now: number;
  readonly fieldRef?: Ref<HTMLInputElement>;
  readonly onQuery: (query: string) => void;
  readonly onStep: (motion: 1 | -1) => void;
  readonly onClose: () => void;
}

/** Finds words in the chapter; lies over the upper bar and leaves the text to the reader. */
export function FindSheet({ query, count, now, fieldRef, onQuery, onStep, onClose }: FindSheetProps) {
  const { t } = useLingui();
  const isMissed = query.trim() !== '' && count === 0;
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // While a word is being composed its keys belong to the keyboard of the language.
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onStep(event.shiftKey ? -1 : 1);
  };
  return (
    <search className={styles.sheet} data-controls="" data-gives-focus="">
      <div className={styles.field}>
        <SearchField
          ref={fieldRef}
          label={t`Find in this chapter`}
          value={query}
          maxLength={LONGEST}
          onChange={({ target }) => onQuery(target.value)}
          onKeyDown={press}
        />
      </div>
      <output className={styles.count} data-missed={isMissed || undefined}>
        {isMissed ? t`None` : count > 0 && `${now}/${count}`}
      </output>
      <IconButton label={t`Previous place`} icon={<UpIcon />} disabled={count === 0} onClick={() => onStep(-1)} />
      <IconButton label={t`Next place`} icon={<DownIcon />} disabled={count === 0} onClick={() => onStep(1)} />
      <IconButton label={t`Close`} icon={<CloseIcon />} onClick={onClose} />
    </search>
  );
}
