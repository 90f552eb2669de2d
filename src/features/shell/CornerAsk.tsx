import { type ReactNode, useRef } from 'react';
import { LiveRegion } from '../../ui/notice/LiveRegion.tsx';
import { SiteMark } from './SiteMark.tsx';
import styles from './CornerAsk.module.css';
import { useClearOfFocus } from './use-clear-of-focus.ts';

export interface CornerAskProps {
  /** The place to say it aloud stands all the same. */
  readonly isAsked: boolean;
  /** Whether a phone's navigation stands at the foot of the page. */
  readonly isAboveNavigation?: boolean;
  readonly title: ReactNode;
  readonly words: ReactNode;
  /** Buttons. */
  readonly answers: ReactNode;
}

/** What the site itself asks of the reader, over a corner of the page. */
export function CornerAsk({ isAsked, isAboveNavigation = false, title, words, answers }: CornerAskProps) {
  const corner = useRef<HTMLDivElement>(null);
  const end = useClearOfFocus(corner, isAsked);
  return (
    <div ref={corner} className={styles.corner} data-end={end} data-above-navigation={isAboveNavigation || undefined}>
      <LiveRegion>
        {isAsked && (
          <div className={styles.card}>
            <span className={styles.mark}>
              <SiteMark />
            </span>
            <p className={styles.title}>{title}</p>
            <p className={styles.words}>{words}</p>
            <div className={styles.answers}>{answers}</div>
          </div>
        )}
      </LiveRegion>
    </div>
  );
}
