import type { SpeechView } from '#machines/speech/index.ts';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { CloseIcon } from '#src/ui/icon/icons.tsx';
import { useLingui } from '@lingui/react/macro';
import { PauseIcon, PlayIcon } from './speech-icons.tsx';
import styles from './SpeechSheet.module.css';

export const SLOWEST = 0.7;
export const FASTEST = 2;

export interface SpeechSheetProps extends Omit<SpeechView, 'at'> {
  readonly onToggle: () => void;
  readonly onStop: () => void;
  readonly onRate: (rate: number) => void;
}

/** What the reader needs at hand while a chapter is read aloud; stands at the window's foot, whether the bars are seen or not. */
export function SpeechSheet({ stage, rate, onToggle, onStop, onRate }: SpeechSheetProps) {
  const { t, i18n } = useLingui();
  const isSpeaking = stage === 'speaking';
  const pace = `${i18n.number(rate, { minimumFractionDigits: 1 })}×`;
  return (
    <section className={styles.sheet} data-controls="" aria-label={t`Reading aloud`}>
      {stage === 'failed' && (
        <p className={styles.failure} role="alert">
          {t`The voice fell silent.`}
        </p>
      )}
      <div className={styles.controls}>
        <IconButton label={isSpeaking ? t`Pause` : t`Go on`} icon={isSpeaking ? <PauseIcon /> : <PlayIcon />} onClick={onToggle} />
        <input
          className={styles.slider}
          type="range"
          min={SLOWEST}
          max={FASTEST}
          step={0.1}
          value={rate}
          aria-label={t`Speed`}
          aria-valuetext={pace}
          onChange={({ target }) => onRate(target.valueAsNumber)}
        />
        <span className={styles.pace} aria-hidden="true">
          {pace}
        </span>
        <IconButton label={t`Stop`} icon={<CloseIcon />} onClick={onStop} />
      </div>
    </section>
  );
}
