import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { followPresses } from './followed-presses.ts';
import styles from './AdFrame.module.css';

export interface AdFrameProps {
  readonly address: string;
  /** The reader pressed the advertisement, and it leads there. */
  readonly onFollow: (address: string) => void;
}

/** What frames are given unless they are denied it; all else a frame of another origin has only where it is allowed. */
const DENIED = [
  'aria-notify',
  'attribution-reporting',
  'browsing-topics',
  'deferred-fetch-minimal',
  'gamepad',
  'interest-cohort',
  'media-playback-while-not-visible',
  'picture-in-picture',
  'storage-access',
  'sync-xhr',
];
/**
 * Of another storage that goes with the page, where browsers know it:
 * https://developer.mozilla.org/docs/Web/Security/IFrame_credentialless
 */
const CREDENTIALLESS = { credentialless: true };

/**
 * A stranger's page, which runs its scripts and nothing more: no origin, so no storage and no cookies, no windows, no
 * forms, not our page.
 */
export function AdFrame({ address, onFollow }: AdFrameProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => (frame.current ? followPresses(frame.current, onFollow) : undefined), [onFollow]);
  return (
    <iframe
      ref={frame}
      {...CREDENTIALLESS}
      title={t`Advertisement`}
      src={address}
      className={styles.frame}
      sandbox="allow-scripts"
      allow={DENIED.map((feature) => `${feature} 'none'`).join('; ')}
      referrerPolicy="strict-origin"
    />
  );
}
