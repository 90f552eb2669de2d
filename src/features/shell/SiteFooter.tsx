import { Trans } from '@lingui/react/macro';
import type { Language } from '#graphql/generated/graphql.ts';
import { twinOf } from '#src/i18n/catalog.ts';
import { DownloadIcon, MailIcon, TwinsIcon } from '../../ui/icon/icons.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { PAGE_LINKS } from './page-links.ts';
import { SiteMark } from './SiteMark.tsx';
import styles from './SiteFooter.module.css';

export interface SiteFooterProps {
  readonly language: Language;
  readonly siteName: string;
  readonly supportMail: string;
  readonly sameOn: Readonly<Record<Language, string>>;
  /** The reader leaves for the site of this language. */
  readonly onLanguageChoose: (language: Language) => void;
}

export function SiteFooter({ language, siteName, supportMail, sameOn, onLanguageChoose }: SiteFooterProps) {
  const twin = twinOf(language);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.name}>
            <SiteMark />
            {siteName}
          </p>
          <p className={styles.words}>
            <Trans>Comics and novels, told in two languages by twin sites.</Trans>
          </p>
        </div>
        <ul>
          <li>
            <Link href="/shelf" className={styles.link}>
              <DownloadIcon size={18} />
              <Trans>Saved chapters</Trans>
            </Link>
          </li>
          <li>
            <Link href={sameOn[twin]} hrefLang={twin} className={styles.link} onClick={() => onLanguageChoose(twin)}>
              <TwinsIcon size={18} />
              {language === 'vi' ? <Trans>To the Japanese site</Trans> : <Trans>To the Vietnamese site</Trans>}
            </Link>
          </li>
          <li>
            <Link href={`mailto:${supportMail}`} className={styles.link}>
              <MailIcon size={18} />
              {supportMail}
            </Link>
          </li>
        </ul>
        <PageLinks language={language} />
      </div>
    </footer>
  );
}

function PageLinks({ language }: Pick<SiteFooterProps, 'language'>) {
  return (
    <ul className={styles.pages}>
      {PAGE_LINKS[language].map(({ href, words }) => (
        <li key={href}>
          <Link href={href} className={styles.link} preload="none">
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}
