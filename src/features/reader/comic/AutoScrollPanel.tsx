import { IconButton } from '#src/ui/button/IconButton.tsx';
import { useFocusBack } from '#src/ui/focus/use-focus-back.ts';
import { CloseIcon } from '#src/ui/icon/icons.tsx';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Helm } from '../helm.ts';
import { commandOfKey } from '../reader-key.ts';
import { useKeyTable } from '../use-reader-keys.ts';
import type { ComicView } from './comic-view.ts';
import { speedOf, startAutoScroll, type AutoSpeed } from './stages/auto-scroll.ts';
import styles from './AutoScrollPanel.module.css';
import { FasterIcon, PauseIcon, PlayIcon, SlowerIcon } from './comic-tool-icons.tsx';

/** Keys by which a browser scrolls, and commands that turn. */
const SCROLLS = /^(Arrow|Page|Home|End| $)/;
const TURNS = /^(forward|back|first|last)$/;

export interface AutoScrollPanelProps {
  readonly helm: Helm;
  readonly view: ComicView;
  /** The reader's own, as words. */
  readonly keys: string;
  readonly speed: AutoSpeed;
  readonly isAtEnd: () => boolean;
  /** Returns what ends the subscription to where the reader is. */
  readonly onPlace: (listener: () => void) => () => void;
  readonly onTurn: () => void;
  readonly onSpeedChange: (speed: AutoSpeed) => void;
  /** At the end of the chapter, or by the reader. */
  readonly onClose: () => void;
}

/**
 * Pages that move by themselves for as long as this stands. A touch, the wheel or a turn by the reader holds them, and so
 * does whatever takes the reader away: a sheet, another tab, another app.
 */
export function AutoScrollPanel(props: AutoScrollPanelProps) {
  const { view, keys, speed, isAtEnd, onPlace, onSpeedChange, onClose } = props;
  const { t } = useLingui();
  const { isMoving, start, stop } = useMoving(props);
  const panel = useRef<HTMLDivElement>(null);
  const hold = useEffectEvent(stop);
  const table = useKeyTable(keys);
  const isMove = useEffectEvent((event: KeyboardEvent) => TURNS.test(commandOfKey(event, view, table) ?? '') || SCROLLS.test(event.key));
  const goAtEnd = useEffectEvent(() => isAtEnd() && onClose());
  useEffect(() => onPlace(() => goAtEnd()), [onPlace]);
  useFocusBack(panel, onClose);
  useEffect(() => (isMoving ? whenTaken({ panel: panel.current, hold, isMove }) : undefined), [isMoving]);
  const change = (by: 1 | -1) => {
    const next = speedOf(speed + by);
    if (next === null) return;
    onSpeedChange(next);
    if (isMoving) start(next);
  };
  return (
    <div ref={panel} className={styles.panel} role="group" aria-label={t`Pages move by themselves`} data-controls="">
      <IconButton label={t`Slower`} icon={<SlowerIcon />} aria-disabled={speed === 1} onClick={() => change(-1)} />
      <output className={styles.speed} aria-label={t`Speed`}>
        {speed}
      </output>
      <IconButton label={t`Faster`} icon={<FasterIcon />} aria-disabled={speed === 5} onClick={() => change(1)} />
      <IconButton
        label={isMoving ? t`Pause` : t`Move on`}
        icon={isMoving ? <PauseIcon /> : <PlayIcon />}
        onClick={() => (isMoving ? stop() : start(speed))}
      />
      <IconButton label={t`Stop moving`} icon={<CloseIcon />} onClick={onClose} />
    </div>
  );
}

/** Begins at once. Whether the pages move is for the helm to decide; without a statechart there it is decided here. */
function useMoving({ helm, view, speed, isAtEnd, onTurn, onClose }: AutoScrollPanelProps) {
  const isStrip = view.layout === 'strip';
  const [isMoving, setMoving] = useState(false);
  const stopHere = useRef<(() => void) | null>(null);
  const atEnd = useEffectEvent(isAtEnd);
  const turn = useEffectEvent(onTurn);
  const close = useEffectEvent(onClose);
  const stop = (): void => {
    helm.decide({ type: 'scroll.stop' }, () => undefined);
    stopHere.current?.();
    stopHere.current = null;
  };
  const start = (wanted: AutoSpeed): void =>
    helm.decide({ type: 'scroll.start', speed: wanted }, () => {
      stopHere.current?.();
      stopHere.current = helm.mover?.start(wanted, stop) ?? null;
    });
  const begin = useEffectEvent(() => start(speed));
  const end = useEffectEvent(stop);
  useEffect(() => {
    const isGliding = isStrip && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const takeBack = helm.lend({
      start: (asked, tellStopped) => {
        const halt = startAutoScroll({ speed: speedOf(asked) ?? 3, isGliding, isAtEnd: atEnd, turn, onEnd: tellStopped });
        setMoving(true);
        return () => {
          halt();
          setMoving(false);
          if (atEnd()) close();
        };
      },
    });
    begin();
    return () => {
      end();
      takeBack();
    };
  }, [helm, isStrip]);
  return { isMoving, start, stop };
}

interface Taking {
  readonly panel: HTMLElement | null;
  readonly hold: () => void;
  readonly isMove: (event: KeyboardEvent) => boolean;
}

/** Calls `hold` once the reader takes the pages themselves; the tap that does so does nothing else. Returns what ends it. */
function whenTaken({ panel, hold, isMove }: Taking): () => void {
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
  const key = (event: KeyboardEvent): void => {
    const isPress = event.key === ' ' && panel?.contains(document.activeElement);
    if (!isPress && isMove(event)) hold();
  };
  const away = (): void => {
    if (document.hidden) hold();
  };
  const sheet = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.closest('dialog') !== null) hold();
  };
  document.addEventListener('visibilitychange', away, { signal });
  addEventListener('focusin', sheet, { signal });
  addEventListener('pointerdown', touch, { capture: true, signal });
  addEventListener('wheel', (event) => isOnPages(event) && hold(), { passive: true, signal });
  addEventListener('keydown', key, { signal });
  return () => watching.abort();
}
