import { IconButton } from '#src/ui/button/IconButton.tsx';
import { BackIcon, ChevronEndIcon, ChevronStartIcon, TwinsIcon } from '#src/ui/icon/way-icons.tsx';
import { Link } from '#src/ui/link/Link.tsx';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ChapterLinks } from '../chapter-links.ts';
import styles from './ReaderBars.module.css';
import { HelpIcon, SettingsIcon } from './reader-icons.tsx';

export interface ReaderBarsProps {
  readonly isVisible: boolean;
  readonly workTitle: string;
  readonly chapterName: string;
  readonly links: ChapterLinks;
  /** Where the pages go; the next chapter lies there too. */
  readonly direction: 'ltr' | 'rtl';
  /** Between the links to the chapters. */
  readonly children: ReactNode;
  readonly onHelp: () => void;
  readonly onSettings: () => void;
}

/** The bars over and under the page. Hidden ones still take the focus and come back with it. */
export function ReaderBars({ isVisible, workTitle, chapterName, links, direction, children, onHelp, onSettings }: ReaderBarsProps) {
  const { t } = useLingui();
  return (
    <>
      <header className={styles.top} data-late="" data-hidden={!isVisible || undefined}>
        <Link href={links.work} className={styles.back}>
          <BackIcon />
          <span className={styles.titles}>
            <span className={styles.work}>{workTitle}</span>
            <h1 className={styles.chapter}>{chapterName}</h1>
          </span>
        </Link>
        {links.twins.map((href) => (
          <ChapterStep key={href} href={href} label={t`Read this in the other language`} icon={<TwinsIcon />} />
        ))}
        <span className={styles.help}>
          <IconButton label={t`Keys and gestures`} icon={<HelpIcon />} onClick={onHelp} />
        </span>
        <IconButton label={t`Reading settings`} icon={<SettingsIcon />} onClick={onSettings} />
      </header>
      <nav className={styles.bottom} data-late="" dir={direction} data-hidden={!isVisible || undefined} aria-label={t`Chapters`}>
        <ChapterStep href={links.previous} label={t`Previous chapter`} icon={<ChevronStartIcon />} />
        <div className={styles.middle}>{children}</div>
        <ChapterStep href={links.next} label={t`Next chapter`} icon={<ChevronEndIcon />} />
      </nav>
    </>
  );
}

/** To a chapter beside this one, or to this one on the other site. */
function ChapterStep({ href, label, icon }: { readonly href: string | null; readonly label: string; readonly icon: ReactNode }) {
  if (href === null) return <span className={styles.step} aria-hidden="true" data-missing="" />;
  return (
    <Link href={href} className={styles.step} aria-label={label} title={label}>
      {icon}
    </Link>
  );
}
