import { graphql, readFragment, type FragmentType } from '#graphql/generated/index.ts';
import { PageBlocks } from './PageBlocks.tsx';
import styles from './PageScreen.module.css';

export const PageScreen_page = graphql(/* GraphQL */ `
  fragment PageScreen_page on SitePage {
    language
    title
    document
    updatedAt
  }
`);

export interface PageScreenProps {
  readonly data: FragmentType<typeof PageScreen_page>;
}

/** A page of the site's own words, in one column that reads well. */
export function PageScreen({ data }: PageScreenProps) {
  const { language, title, document, updatedAt } = readFragment(PageScreen_page, data);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(updatedAt));
  return (
    <article className={styles.page} lang={language}>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        <time className={styles.date} dateTime={updatedAt}>
          {day}
        </time>
      </header>
      <div className={styles.words}>
        <PageBlocks blocks={document.blocks} />
      </div>
    </article>
  );
}
