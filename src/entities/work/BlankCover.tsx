import styles from './BlankCover.module.css';

/** The cover of a work that has none: our two pages in the site's colour, with the title lettered on them. */
export function BlankCover({ title, alt }: { readonly title: string; readonly alt: string }) {
  return (
    <span className={styles.blank} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
      <svg className={styles.drawing} viewBox="0 0 200 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className={styles.page} d="M100 92 22 78v158l78 14z" />
        <path className={styles.twin} d="m100 92 78-14v158l-78 14z" />
        <path className={styles.lines} d="M38 104l46 8M38 124l46 8M38 144l30 5M162 104l-46 8M162 124l-46 8M162 144l-30 5" />
        <path className={styles.frame} d="M12 12h176v276H12z" />
      </svg>
      <span className={styles.title}>{title}</span>
    </span>
  );
}
