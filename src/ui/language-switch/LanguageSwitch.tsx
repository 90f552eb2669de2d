import { useLingui } from '@lingui/react/macro';
import { Link } from '../link/Link.tsx';
import styles from './LanguageSwitch.module.css';

export interface LanguageChoice {
  /** BCP 47. */
  readonly code: string;
  /** In its own language. */
  readonly name: string;
  /** The same place on that language's site. */
  readonly href: string;
}

export interface LanguageSwitchProps {
  readonly languages: readonly LanguageChoice[];
  readonly current: string;
  /** Before the link leads there. */
  readonly onChoose: (code: string) => void;
}

/** The sites side by side, each by its own name, on a phone the other one alone: links, so that switching needs no script. */
export function LanguageSwitch({ languages, current, onChoose }: LanguageSwitchProps) {
  const { t } = useLingui();
  return (
    <nav className={styles.switch} aria-label={t`Language`}>
      {languages.map(({ code, name, href }) => (
        <Link
          key={code}
          href={href}
          lang={code}
          hrefLang={code}
          preload="none"
          data-language={code}
          onClick={() => onChoose(code)}
          aria-current={code === current ? 'true' : undefined}
          className={styles.choice}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
