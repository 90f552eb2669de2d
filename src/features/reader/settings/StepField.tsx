import { useId, type ReactNode } from 'react';
import styles from './StepField.module.css';

export interface StepFieldProps<Step extends number> {
  readonly label: ReactNode;
  readonly value: Step;
  /** Each of 1 to their number, in any order. */
  readonly steps: readonly Step[];
  readonly onChange: (value: Step) => void;
}

/** A few fixed steps on a slider. */
export function StepField<Step extends number>({ label, value, steps, onChange }: StepFieldProps<Step>) {
  const id = useId();
  const change = (wanted: number): void => {
    const step = steps.find((one) => one === wanted);
    if (step !== undefined) onChange(step);
  };
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
        max={steps.length}
        step={1}
        value={value}
        onChange={(event) => change(event.target.valueAsNumber)}
      />
      <span className={styles.value} aria-hidden="true">
        {value}
      </span>
    </div>
  );
}
