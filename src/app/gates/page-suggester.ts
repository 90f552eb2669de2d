import type { OpenSuggester } from '#src/features/search/search-view.ts';
import type { App } from '../statecharts/chart-world.ts';
import type { SuggestingSite } from '../statecharts/start-search.ts';

/** Has a field suggest by a statechart, whose file comes with the first that is typed in. */
export function pageSuggester(app: App, site: SuggestingSite): OpenSuggester {
  return async () => (await import('../statecharts/start-search.ts')).openSuggester(app, site);
}
