import { IconButton } from '#src/ui/button/IconButton.tsx';
import { CloseIcon } from '#src/ui/icon/icons.tsx';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AUTO_SPEEDS, startAutoScroll, type AutoSpeed } from './auto-scroll.ts';
import styles from './AutoScrollPanel.module.css';
import { FasterIcon, PauseIcon, PlayIcon, SlowerIcon } from './comic-tool-icons.tsx';

export interface AutoScrollPanelProps {
  readonly isStrip: boolean;
  readonly speed: AutoSpeed;
  readonly isAtEnd: () => boolean;
  readonly onTurn: () => void;
  readonly onSpeedChange: (speed: AutoSpeed) => void;
  /** At the end of the chapter, or by the reader. */
  readonly onClose: () => void;
}

/** Pages that move by themselves for as long as this stands. A touch, the wheel or a turn by the reader holds them. */
export function AutoScrollPanel({ isStrip, speed, isAtEnd, onTurn, onSpeedChange, onClose }: AutoScrollPanelProps) {
  const { t } = useLingui();
  const [isPaused, setPaused] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const atEnd = useEffectEvent(isAtEnd);
  const turn = useEffectEvent(onTurn);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isPaused) return undefined;
    const isGliding = isStrip && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const stop = startAutoScroll({ speed, isGliding, isAtEnd: atEnd, turn, onEnd: close });
    const stopWatching = whenTaken(panel.current, () => setPaused(true));
    return () => {
      stop();
      stopWatching();
    };
  }, [isPaused, isStrip, speed]);
  const change = (by: 1 | -1) => {
    const next = AUTO_SPEEDS.find((one) => one === speed + by);
    if (next !== undefined) onSpeedChange(next);
  };
  return (
    <div ref={panel} className={styles.panel} role="group" aria-label={t`Pages move by themselves`} data-controls="">
      <IconButton label={t`Slower`} icon={<SlowerIcon />} disabled={speed === 1} onClick={() => change(-1)} />
      <output className={styles.speed} aria-label={t`Speed`}>
        {speed}
      </output>
      <IconButton label={t`Faster`} icon={<FasterIcon />} disabled={speed === 5} onClick={() => change(1)} />
      <IconButton
        label={isPaused ? t`Move on` : t`Pause`}
        icon={isPaused ? <PlayIcon /> : <PauseIcon />}
        onClick={() => setPaused(!isPaused)}
      />
      <IconButton label={t`Stop moving`} icon={<CloseIcon />} onClick={onClose} />
    </div>
  );
}

/** Calls `hold` once the reader takes the pages themselves; the tap that does so does nothing else. Returns what ends it. */
function whenTaken(panel: HTMLElement | null, hold: () => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const isOnPages = ({ target }: Event): boolean =>
    target instanceof Element &&
    !panel?.contains(target) &&
    target.closest('[data-layout]') !== null &&
    target.closest('a, button') === null;
  const touch = (event: PointerEvent): void => {
    if (!isOnPages(event)) return;
    const swallow = new AbortController();
    addEventListener('click', (click) => isOnPages(click) && click.stopPropagation(), {
      capture: true,
      once: true,
      signal: swallow.signal,
    });
    setTimeout(() => swallow.abort(), 600);
    hold();
  };
  const key = ({ key: pressed }: KeyboardEvent): void => {
    if (/^(Arrow|Page|Home|End| $)/.test(pressed) && !panel?.contains(document.activeElement)) hold();
  };
  addEventListener('pointerdown', touch, { capture: true, signal });
  addEventListener('wheel', (event) => isOnPages(event) && hold(), { passive: true, signal });
  addEventListener('keydown', key, { signal });
  return () => watching.abort();
}
