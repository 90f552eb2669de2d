import { Trans, useLingui } from '@lingui/react/macro';
import { UserAvatar } from '../../entities/user/UserAvatar.tsx';
import { LeaveIcon, PersonIcon } from '../../ui/icon/icons.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';
import { PLACE_PATHS } from './places.ts';
import styles from './AccountPlace.module.css';

/** The signed-in reader, as others see them. */
export interface ShownReader {
  readonly name: string;
  readonly avatarUrl: string | null;
}

/** Where the menu of the account leads. */
export type AccountDestination = typeof PLACE_PATHS.account | '/logout';

export interface AccountPlaceProps {
  /** Null for a visitor; undefined until this browser was asked: then a neutral link, which works without script. */
  readonly reader: ShownReader | null | undefined;
  /** Where a visitor signs in, and comes back from. */
  readonly loginHref: string;
  /** One of the account's screens is shown. */
  readonly isHere: boolean;
  readonly onVisit: (destination: AccountDestination) => void;
}

/** The reader's corner of the header: the way in, or who is in. It is as wide before it is known who reads, so that nothing moves. */
export function AccountPlace({ reader, loginHref, isHere, onVisit }: AccountPlaceProps) {
  const { t } = useLingui();
  const current = isHere ? 'page' : undefined;
  return (
    <div className={styles.place}>
      {reader === null && (
        <Link href={loginHref} aria-current={current} className={styles.login} aria-label={t`Sign in`}>
          <PersonIcon size={22} />
          <span className={styles.words} aria-hidden="true">
            <Trans>Sign in</Trans>
          </span>
        </Link>
      )}
      {reader && (
        <Menu
          label={t`Account of ${reader.name}`}
          icon={<UserAvatar name={reader.name} src={reader.avatarUrl} size="small" />}
          items={[
            { value: PLACE_PATHS.account, label: t`Profile`, icon: <PersonIcon /> },
            { value: '/logout', label: t`Sign out`, icon: <LeaveIcon /> },
          ]}
          onChoose={onVisit}
        />
      )}
      {reader === undefined && (
        <Link href={PLACE_PATHS.account} aria-current={current} className={styles.unknown} aria-label={t`Account`} preload="none">
          <PersonIcon size={22} />
        </Link>
      )}
    </div>
  );
}
