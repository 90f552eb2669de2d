import type { ReactNode } from 'react';
import styles from './BookPage.module.css';

export interface BookPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of the book itself, in the language of those who write the site. */
export function BookPage({ title, children }: BookPageProps) {
  return (
    <article lang="en" className={styles.page}>
      <h1>{title}</h1>
      {children}
    </article>
  );
}

/** Leads out of the frame that a story stands in. */
export function StoryLink({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <a href={`./?path=/story/${id}`} target="_top" className={styles.link}>
      {children}
    </a>
  );
}

/** A table that scrolls by itself where it is wider than the page. */
export function WideTable({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keys in every browser
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

export interface SpecimenProps {
  readonly name: string;
  /** Of the story that this is. */
  readonly id: string;
  readonly lang?: string;
  readonly children: ReactNode;
}

/** A story on a page of the book, under its name. */
export function Specimen({ name, id, lang, children }: SpecimenProps) {
  return (
    <div>
      <h2>
        <StoryLink id={id}>{name}</StoryLink>
      </h2>
      <div className={styles.specimen} lang={lang}>
        {children}
      </div>
    </div>
  );
}
