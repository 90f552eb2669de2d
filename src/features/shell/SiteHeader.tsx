import { useLingui } from '@lingui/react/macro';
import type { Language } from '#graphql/generated/graphql.ts';
import { LanguageSwitch } from '../../ui/language-switch/LanguageSwitch.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { SchemeSwitch, type Scheme } from '../../ui/scheme-switch/SchemeSwitch.tsx';
import { AccountPlace, type AccountPlaceProps } from './AccountPlace.tsx';
import { LiveLine, type LiveLineProps } from './LiveLine.tsx';
import { PLACE_PATHS, type Place } from './places.ts';
import { SiteMark } from './SiteMark.tsx';
import styles from './SiteHeader.module.css';

export interface SiteHeaderProps extends LiveLineProps {
  readonly language: Language;
  readonly siteName: string;
  readonly place: Place | null;
  readonly sameOn: Readonly<Record<Language, string>>;
  readonly scheme: Scheme;
  readonly account: Omit<AccountPlaceProps, 'isHere'>;
  readonly onSchemeChange: (scheme: Scheme) => void;
  /** The reader leaves for the site of this language. */
  readonly onLanguageChoose: (language: Language) => void;
}

export function SiteHeader({ live, ...header }: SiteHeaderProps) {
  const { language, siteName, place, sameOn, scheme, account, onSchemeChange, onLanguageChoose } = header;
  const { t } = useLingui();
  const names = { home: t`Home`, search: t`Search`, genres: t`Genres`, history: t`History` };
  const languages = [
    { code: 'vi', name: 'Tiếng Việt', href: sameOn.vi },
    { code: 'ja', name: '日本語', href: sameOn.ja },
  ];
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link href="/" className={styles.site} aria-label={siteName}>
          <SiteMark />
          <span className={styles.name}>{siteName}</span>
        </Link>
        <nav className={styles.places} aria-label={t`Main`}>
          {(['home', 'search', 'genres', 'history'] as const).map((target) => (
            <Link key={target} href={PLACE_PATHS[target]} aria-current={place === target ? 'page' : undefined} className={styles.place}>
              {names[target]}
            </Link>
          ))}
        </nav>
        <div className={styles.switches}>
          <LanguageSwitch languages={languages} current={language} onChoose={(code) => onLanguageChoose(code === 'ja' ? 'ja' : 'vi')} />
          <SchemeSwitch scheme={scheme} onSchemeChange={onSchemeChange} />
          <AccountPlace {...account} isHere={place === 'account'} />
        </div>
      </div>
      <LiveLine live={live} />
    </header>
  );
}
