import { useEffect, useRef, type ReactNode } from 'react';
import { REVEAL } from './reveal-defaults.ts';
import { whenReached } from './reveal-watch.ts';
import styles from './ScrollReveal.module.css';

export interface ScrollRevealProps {
  readonly children: ReactNode;
  /** Pixels. */
  readonly offset?: number;
  /** Milliseconds. */
  readonly delay?: number;
  /** Of CSS. */
  readonly easing?: string;
  /** Milliseconds. */
  readonly duration?: number;
}

/**
 * Lets what lies below the window appear once it is scrolled to, or as soon as the keyboard comes into it. What is in
 * the window at first, what a reader wants without motion, and a page without script are simply there.
 */
export function ScrollReveal({ children, ...chosen }: ScrollRevealProps) {
  const { offset, delay, easing, duration } = { ...REVEAL, ...chosen };
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null || isSeen(element) || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    element.dataset['reveal'] = 'waiting';
    const reveal = (): void => {
      if (element.dataset['reveal'] !== 'waiting') return;
      element.dataset['reveal'] = 'shown';
      element.animate(RISING, { delay, easing, duration, fill: 'backwards' });
    };
    const giveUp = whenReached(element, offset, reveal);
    element.addEventListener('focusin', reveal);
    return () => {
      giveUp();
      element.removeEventListener('focusin', reveal);
      delete element.dataset['reveal'];
    };
  }, [offset, delay, easing, duration]);
  return (
    <div ref={place} className={styles.place}>
      {children}
    </div>
  );
}

const RISING = [
  { opacity: 0, translate: '0 24px' },
  { opacity: 1, translate: '0 0' },
];

function isSeen(element: Element): boolean {
  return element.getBoundingClientRect().top < innerHeight;
}
