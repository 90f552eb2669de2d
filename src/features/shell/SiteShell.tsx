import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#graphql/generated/graphql.ts';
import { LoadingBar, type LoadingStage } from '../../ui/loading-bar/LoadingBar.tsx';
import type { Scheme } from '../../ui/scheme-switch/SchemeSwitch.tsx';
import type { LiveLineProps } from './LiveLine.tsx';
import { PhoneNavigation } from './PhoneNavigation.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';
import type { Place } from './places.ts';
import styles from './SiteShell.module.css';

export interface SiteShellProps extends LiveLineProps {
  readonly language: Language;
  readonly siteName: string;
  readonly supportMail: string;
  /** Which entry of the navigation the page belongs to. */
  readonly place: Place | null;
  /** The same address on each site, whole: 'http://ja.localhost:3000/genres'. */
  readonly sameOn: Readonly<Record<Language, string>>;
  readonly scheme: Scheme;
  readonly loading: LoadingStage;
  readonly account: SiteHeaderProps['account'];
  /** Stands above the screen, whichever it is. */
  readonly notice?: ReactNode;
  readonly onSchemeChange: (scheme: Scheme) => void;
  /** The reader leaves for the site of this language. */
  readonly onLanguageChoose: (language: Language) => void;
  readonly children: ReactNode;
}

/** The one layout around every screen but the reader's. */
export function SiteShell({ children, notice, ...shell }: SiteShellProps) {
  const { language, siteName, supportMail, place, sameOn, scheme, loading, live, account, onSchemeChange, onLanguageChoose } = shell;
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        <Trans>Skip to the content</Trans>
      </a>
      <LoadingBar stage={loading} />
      <SiteHeader {...{ language, siteName, place, sameOn, scheme, live, account, onSchemeChange, onLanguageChoose }} />
      <main id="content" tabIndex={-1} className={styles.content}>
        {notice && <div className={styles.notice}>{notice}</div>}
        {children}
      </main>
      <SiteFooter {...{ language, siteName, supportMail, sameOn, onLanguageChoose }} />
      <PhoneNavigation place={place} />
    </div>
  );
}
