import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './UserAvatar.module.css';

export interface UserAvatarProps {
  readonly name: string;
  /** Address of the picture; where it is null or does not come the name's first letter stands there. */
  readonly src: string | null;
  readonly size: 'small' | 'medium' | 'large';
  readonly className?: string | undefined;
}

const PIXELS = { small: 32, medium: 44, large: 112 } as const;

/** A person, round. It says nothing to assistive technology: the name stands beside it. */
export function UserAvatar({ name, src, size, className }: UserAvatarProps) {
  const pixels = PIXELS[size];
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <span className={classNames(styles.avatar, className)} data-size={size} aria-hidden="true">
      {src === missing || src === null ? (
        <span>{firstLetter(name)}</span>
      ) : (
        <img
          src={src}
          alt=""
          width={pixels}
          height={pixels}
          loading="lazy"
          decoding="async"
          className={styles.picture}
          onError={() => setMissing(src)}
        />
      )}
    </span>
  );
}

/** One whole letter as a reader sees it, accents and all. */
function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.normalize('NFC').trim());
  return (first?.segment ?? '·').toUpperCase();
}
