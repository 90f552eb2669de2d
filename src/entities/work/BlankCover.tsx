import styles from './BlankCover.module.css';

const FIRST_LETTER = /[\p{L}\p{N}]\p{M}*/u;
const CLOTHS = ['waves', 'dyed stripes', 'checks', 'dyed rings', 'lattice'] as const;

/**
 * The cover of a work that has none, bound as old books are: cloth in the site's colour, the same for the same title,
 * and a slip of paper with the title on it, from top to bottom where it is Japanese; on a small one its first letter.
 */
export function BlankCover({ title, alt }: { readonly title: string; readonly alt: string }) {
  return (
    <span className={styles.blank} data-cloth={clothOf(title)} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
      <span className={styles.cloth} />
      <svg className={styles.mark} viewBox="34 170 132 116" aria-hidden="true">
        <path d="M100 182 34 170v104l66 12z" />
        <path d="m100 182 66-12v104l-66 12z" />
      </svg>
      <span className={styles.slip}>
        <span className={styles.title}>{title}</span>
        <span className={styles.letter} aria-hidden="true">
          {FIRST_LETTER.exec(title)?.[0]}
        </span>
      </span>
    </span>
  );
}

function clothOf(title: string): (typeof CLOTHS)[number] | undefined {
  let sum = 0;
  for (const sign of title) sum = (sum * 33 + (sign.codePointAt(0) ?? 0)) % 65_521;
  return CLOTHS[sum % CLOTHS.length];
}
