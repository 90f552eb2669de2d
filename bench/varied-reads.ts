import { ChapterPage } from '#graphql/generated/documents/ChapterPage.ts';
import { HomePage } from '#graphql/generated/documents/HomePage.ts';
import { WorkPage } from '#graphql/generated/documents/WorkPage.ts';
import { parse, print, separateOperations } from 'graphql';
import type { RunningSite } from './running-site.ts';

export const FIRST_CHAPTERS = { chaptersPage: 1, order: 'NEWEST_FIRST', filter: null } as const;
const LANGUAGES = ['vi', 'ja'] as const;

/** Bodies to send by POST, no two of which ask the same. */
export interface VariedRead {
  readonly name: string;
  readonly bodies: readonly string[];
}

interface KnownWork {
  readonly id: string;
  readonly language: string;
  readonly format: string;
  readonly chapters: { readonly items: readonly { readonly id: string }[] };
}

/** Latest updates as the home page's cards read them, every work, every chapter of a comic, and the home page whole. */
export async function variedReads(site: RunningSite): Promise<readonly VariedRead[]> {
  const works = await knownWorks(site);
  const comics = works.filter(({ format }) => format === 'COMIC');
  const latest = latestUpdatesText();
  return [
    { name: 'latest', bodies: pageSizes().map((variables) => bodyFor(latest, variables)) },
    {
      name: 'work',
      bodies: works.map(({ id, language }) => bodyFor(WorkPage.text, { id, language, ...FIRST_CHAPTERS })),
    },
    {
      name: 'chapter',
      bodies: comics.flatMap(({ id, language, chapters }) =>
        chapters.items.map((chapter) => bodyFor(ChapterPage.text, { workId: id, chapterId: chapter.id, language })),
      ),
    },
    {
      name: 'home',
      bodies: LANGUAGES.map((language) => bodyFor(HomePage.text, { language, page: 1, period: 'DAY', isPeriodChosen: false })),
    },
  ];
}

async function knownWorks({ ask }: RunningSite): Promise<KnownWork[]> {
  const query = `query ($language: Language!) {
    works(language: $language, order: VIEWS, perPage: 20) { items { id language format chapters(perPage: 10) { items { id } } } }
  }`;
  const lists = await Promise.all(LANGUAGES.map((language) => ask<{ works: { items: readonly KnownWork[] } }>(query, { language })));
  return lists.flatMap(({ works }) => works.items);
}

/** The demo library has less than ten works in a language, so each of these lists all of them. */
function pageSizes(): readonly { readonly language: string; readonly perPage: number }[] {
  return LANGUAGES.flatMap((language) => Array.from({ length: 10 }, (_, index) => ({ language, perPage: 10 + index })));
}

/** The home page's own fragment, asked for alone. */
function latestUpdatesText(): string {
  const operation = `query Latest($language: Language!, $perPage: Int!) {
    latestUpdates(language: $language, perPage: $perPage) { ...LatestUpdates_works }
  }`;
  const { Latest } = separateOperations(parse(`${HomePage.text} ${operation}`));
  if (Latest === undefined) throw new Error('The home page no longer holds the fragment LatestUpdates_works.');
  return print(Latest);
}

function bodyFor(query: string, variables: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ query, variables });
}
