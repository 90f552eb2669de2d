import styles from './SiteMark.module.css';

/** The house's mark: two pages that lean on each other, in the site's colour. */
export function SiteMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" width={32} height={32} aria-hidden="true" focusable="false">
      <path className={styles.one} d="M4 8.2 15.2 5v18.8L4 27z" />
      <path className={styles.other} d="m16.8 5 11.2 3.2V27l-11.2-3.2z" />
      <path className={styles.cut} d="M7 12.7l5.2-1.5M7 16.7l5.2-1.5M7 20.7l3-.9" />
    </svg>
  );
}
