import { useEffect, useRef, useState } from 'react';
import { adAddress, reachAd, type AdPlaceName } from './ad-address.ts';
import { AdFrame, type AdFrameProps } from './AdFrame.tsx';
import styles from './AdFrame.module.css';

export interface AdProps extends Pick<AdFrameProps, 'onFollow'> {
  /** The configured address, with [place], [width] and [height] in it. */
  readonly template: string;
  readonly place: AdPlaceName;
}

/** An advertisement as large as the box it stands in; nothing before its host answers, and where it does not. */
export function Ad({ template, place, onFollow }: AdProps) {
  const area = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!area.current) return;
    const left = new AbortController();
    const { clientWidth: width, clientHeight: height } = area.current;
    const found = adAddress(template, { place, width, height });
    reachAd(found, left.signal).then(() => setAddress(found), nothing);
    return () => left.abort();
  }, [template, place]);
  return (
    <div ref={area} className={styles.frame}>
      {address !== null && <AdFrame address={address} onFollow={onFollow} />}
    </div>
  );
}

function nothing(): void {}
