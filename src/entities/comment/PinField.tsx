import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Select } from '../../ui/form-field/Select.tsx';
import type { PinPlace } from './comment-pin.ts';
import styles from './PinField.module.css';
import { usePinWords } from './use-pin-words.ts';

export interface PinFieldProps {
  readonly places: readonly PinPlace[];
  /** Null for the whole chapter. */
  readonly pinId: string | null;
  readonly onChange: (pinId: string | null) => void;
}

/** What of the chapter a comment is about: all of it, or one page or paragraph. */
export function PinField({ places, pinId, onChange }: PinFieldProps) {
  const words = usePinWords();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <Trans>About</Trans>
      </label>
      <Select
        id={id}
        value={pinId ?? ''}
        className={styles.choice}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      >
        <option value="">{words.whole}</option>
        {places.map((place) => (
          <option key={place.id} value={place.id}>
            {words.long(place)}
          </option>
        ))}
      </Select>
    </div>
  );
}
