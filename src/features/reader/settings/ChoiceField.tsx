import { useId, type ReactNode } from 'react';
import styles from './ChoiceField.module.css';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Shown in the colours of this scheme. */
  readonly scheme?: string;
}

export interface ChoiceFieldProps<Value extends string> {
  readonly legend: ReactNode;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, side by side: radio buttons that look like a switch. */
export function ChoiceField<Value extends string>({ legend, choices, value, onChange }: ChoiceFieldProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice} data-scheme={choice.scheme}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
