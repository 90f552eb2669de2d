import { Trans, useLingui } from '@lingui/react/macro';
import { byteWords } from '../../ui/number/byte-words.ts';
import styles from './RoomBar.module.css';
import type { ShelfView } from './shelf-view.ts';

export interface RoomBarProps {
  readonly room: NonNullable<ShelfView['room']>;
  /** Bytes of saved chapters. */
  readonly saved: number;
}

/** How much the shelf holds, and how much this device still takes. */
export function RoomBar({ room, saved }: RoomBarProps) {
  const { t, i18n } = useLingui();
  const size = byteWords(saved, i18n.locale);
  const free = byteWords(Math.max(0, room.quota - room.used), i18n.locale);
  return (
    <div className={styles.room}>
      <meter
        className={styles.meter}
        aria-label={t`Room on this device`}
        min={0}
        max={room.quota}
        high={room.quota * 0.9}
        value={room.used}
      />
      <p className={styles.words}>
        <Trans>
          {size} saved, {free} free
        </Trans>
      </p>
    </div>
  );
}
