import { Trans } from '@lingui/react/macro';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { ComputerIcon, PhoneIcon } from '../../../ui/icon/icons.tsx';
import { RelativeTime } from '../../../ui/relative-time/RelativeTime.tsx';
import { useDeviceWords } from './use-device-words.ts';
import styles from './SessionList.module.css';

export const SessionList_session = graphql(/* GraphQL */ `
  fragment SessionList_session on Session {
    id
    device {
      kind
      browser
      system
    }
    startedAt
    endedAt
    isCurrent
  }
`);

/** Where the account is and was open: what is not one's own is seen here. */
export function SessionList({ data }: { readonly data: readonly FragmentType<typeof SessionList_session>[] }) {
  const deviceWords = useDeviceWords();
  return (
    <ul className={styles.list}>
      {readFragment(SessionList_session, data).map(({ id, device, startedAt, endedAt, isCurrent }) => {
        const DeviceIcon = device.kind === 'PHONE' || device.kind === 'TABLET' ? PhoneIcon : ComputerIcon;
        return (
          <li key={id} className={styles.session} data-open={endedAt === null || undefined}>
            <DeviceIcon size={24} className={styles.icon} />
            <span className={styles.device}>{deviceWords(device)}</span>
            <span className={styles.time}>
              {isCurrent && (
                <strong className={styles.here}>
                  <Trans>This device</Trans>
                </strong>
              )}
              {isCurrent && ' · '}
              {endedAt === null ? (
                <Trans>
                  Open since <RelativeTime instant={startedAt} />
                </Trans>
              ) : (
                <Trans>
                  Signed out <RelativeTime instant={endedAt} />
                </Trans>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
