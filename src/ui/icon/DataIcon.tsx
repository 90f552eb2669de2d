import { useEffect, useRef, useSyncExternalStore } from 'react';
import styles from './DataIcon.module.css';

/** Where icons come from whose names come with data. */
export interface IconSource {
  /** A picture's address, null until it is there. */
  readonly read: (name: string) => string | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Has the icon fetched, once. */
  readonly want: (name: string) => void;
}

const NO_ICONS: IconSource = { read: () => null, subscribe: () => () => undefined, want: () => undefined };

export interface DataIconProps {
  /** By set and name, 'lucide:heart'. */
  readonly name: string;
  /** Without one the icon's place stays empty. */
  readonly source?: IconSource | undefined;
}

/** An icon in the colour of the text beside it, which says what it means. Its place is kept from the start. */
export function DataIcon({ name, source = NO_ICONS }: DataIconProps) {
  const place = useRef<HTMLSpanElement>(null);
  const picture = useSyncExternalStore(
    source.subscribe,
    () => source.read(name),
    () => null,
  );
  useEffect(() => source.want(name), [source, name]);
  useEffect(() => {
    place.current?.style.setProperty('mask-image', picture === null ? '' : `url("${picture}")`);
  }, [picture]);
  return <span ref={place} aria-hidden="true" data-shown={picture !== null} className={styles.icon} />;
}
