import type { SpeechView } from '#machines/speech/speech.selectors.ts';
import { RATES } from '#machines/speech/speech.types.ts';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { useFocusBack } from '#src/ui/focus/use-focus-back.ts';
import { CloseIcon } from '#src/ui/icon/icons.tsx';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { NextSentenceIcon, PauseIcon, PlayIcon, PreviousSentenceIcon } from './speech-icons.tsx';
import styles from './SpeechSheet.module.css';

export interface SpeechSheetProps extends Omit<SpeechView, 'at'> {
  readonly onToggle: () => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onStop: () => void;
  readonly onRate: (rate: number) => void;
}

/** What the reader needs at hand while a chapter is read aloud; stands at the window's foot, whether the bars are seen or not. */
export function SpeechSheet({ stage, rate, onToggle, onStep, onStop, onRate }: SpeechSheetProps) {
  const { t, i18n } = useLingui();
  const sheet = useRef<HTMLElement>(null);
  useFocusBack(sheet, onStop);
  const isSpeaking = stage === 'speaking';
  const pace = `${i18n.number(rate, { minimumFractionDigits: 1 })}×`;
  return (
    <section ref={sheet} className={styles.sheet} data-controls="" aria-label={t`Reading aloud`}>
      {stage === 'failed' && (
        <p className={styles.failure} role="alert">
          {t`The voice fell silent.`}
        </p>
      )}
      <div className={styles.controls}>
        <IconButton label={t`Previous sentence`} icon={<PreviousSentenceIcon />} onClick={() => onStep(-1)} />
        <IconButton label={isSpeaking ? t`Pause` : t`Go on`} icon={isSpeaking ? <PauseIcon /> : <PlayIcon />} onClick={onToggle} />
        <IconButton label={t`Next sentence`} icon={<NextSentenceIcon />} onClick={() => onStep(1)} />
        <input
          className={styles.slider}
          type="range"
          min={RATES.slowest}
          max={RATES.fastest}
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
