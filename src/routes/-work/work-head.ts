import type { Language } from '#graphql/generated/graphql.ts';
import { workPath } from '#src/entities/work/work-path.ts';
import { pageHead } from '../-page-head.ts';
import type { SiteContext } from '../-site-context.ts';

type WorkWords =
  | { readonly __typename: 'WorkElsewhere'; readonly language: Language; readonly title: string }
  | {
      readonly __typename: 'Work';
      readonly title: string;
      readonly description: string;
      readonly twins: readonly { readonly id: string; readonly language: Language }[];
    };

/** The work's own title, and its twin as alternate; the address of a work of the other site points there. */
export function workHead(context: SiteContext, workId: string, work: WorkWords) {
  if (work.__typename === 'WorkElsewhere') {
    const href = `${context.sites[work.language].origin}${workPath(workId)}`;
    return {
      meta: [{ title: `${work.title} | ${context.sites[context.language].name}` }, { name: 'robots', content: 'noindex' }],
      links: [{ rel: 'canonical', href }],
    };
  }
  const twin = work.twins.find((one) => one.language !== context.language);
  return pageHead(context, work, { path: workPath(workId), twinPath: twin ? workPath(twin.id) : null });
}
