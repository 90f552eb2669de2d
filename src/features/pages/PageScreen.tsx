import { useState, useSyncExternalStore } from 'react';
import type { PageScreen_PageFragment } from '#graphql/generated/graphql.ts';
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

/**
 * A page of the site's own words, in one column that reads well. Vietnamese ones stand in for their face, for good, where that
 * is not here before they are seen: its lines would break elsewhere (decision 060).
 */
export function PageScreen({ data }: PageScreenProps) {
  const page = readFragment(PageScreen_page, data);
  return <Page key={page.title} page={page} />;
}

function Page({ page: { language, title, document, updatedAt } }: { readonly page: PageScreen_PageFragment }) {
  const isGiven = useSyncExternalStore(never, isMade, isFirst);
  const [standsIn] = useState(() => language === 'vi' && (isGiven || !isFaceHere()));
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(updatedAt));
  return (
    <article className={styles.page} lang={language} data-stand-in={standsIn || undefined}>
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

/** The first response's words are seen before anything is known of faces; a page that is made in the browser is not seen yet. */
const isFirst = (): boolean => true;
const isMade = (): boolean => false;
const never = () => (): void => undefined;

function isFaceHere(): boolean {
  const { fonts } = document;
  return [...fonts].some(({ family }) => /^.?Be Vietnam Pro.?$/.test(family)) && fonts.check("1em 'Be Vietnam Pro'", 'aạ');
}
