import type { OpenSuggester } from '#src/features/search/search-view.ts';
import type { App } from './chart-world.ts';
import type { SuggestingSite } from './start-search.ts';

/** Has a field suggest by a statechart, whose file comes with the first that is typed in. */
export function pageSuggester(app: App, site: SuggestingSite): OpenSuggester {
  return async () => (await import('./start-search.ts')).openSuggester(app, site);
}
