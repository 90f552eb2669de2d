import type { Ref } from 'react';
import { Link } from '../link/Link.tsx';
import styles from './LinkTabs.module.css';

export interface LinkTabsProps {
  readonly ref?: Ref<HTMLElement>;
  readonly label: string;
  readonly size?: 'small' | undefined;
  /** 'stay' where they change only what stands below them. */
  readonly scroll?: 'stay' | undefined;
  readonly links: readonly { readonly href: string; readonly label: string; readonly isCurrent: boolean }[];
}

/** Views of one page, each with an address of its own. */
export function LinkTabs({ ref, label, size, scroll, links }: LinkTabsProps) {
  return (
    <nav ref={ref} aria-label={label} className={styles.links} data-size={size}>
      {links.map(({ href, label: name, isCurrent }) => (
        <Link key={href} href={href} scroll={scroll} aria-current={isCurrent ? 'page' : undefined} className={styles.link}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
