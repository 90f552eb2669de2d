import styles from './BlankCover.module.css';

const FIRST_LETTER = /[\p{L}\p{N}]\p{M}*/u;

/** The cover of a work that has none: our two pages in the site's colour, with the title lettered on them; on a small one its first letter. */
export function BlankCover({ title, alt }: { readonly title: string; readonly alt: string }) {
  return (
    <span className={styles.blank} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
      <svg className={styles.drawing} viewBox="0 0 200 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className={styles.page} d="M100 182 34 170v104l66 12z" />
        <path className={styles.twin} d="m100 182 66-12v104l-66 12z" />
        <path className={styles.lines} d="M46 192l40 7M46 210l40 7M46 228l26 5M154 192l-40 7M154 210l-40 7M154 228l-26 5" />
        <path className={styles.frame} d="M12 12h176v276H12z" />
      </svg>
      <span className={styles.title}>{title}</span>
      <span className={styles.letter} aria-hidden="true">
        {FIRST_LETTER.exec(title)?.[0]}
      </span>
    </span>
  );
}
