import { useId, type ReactNode } from 'react';
import styles from './StepField.module.css';

export interface StepFieldProps {
  readonly label: ReactNode;
  /** A step, 1 to `last`. */
  readonly value: number;
  readonly last: number;
  readonly onChange: (value: number) => void;
}

/** A few fixed steps on a slider. */
export function StepField({ label, value, last, onChange }: StepFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.slider}
        type="range"
        min={1}
        max={last}
        step={1}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <span className={styles.value} aria-hidden="true">
        {value}
      </span>
    </div>
  );
}
