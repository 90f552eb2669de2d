import type { Execute } from '#graphql/document/persisted-document.ts';
import { searchActors, searchMachine, suggestedFor } from '#machines/search/index.ts';
import { SearchSuggestions } from '#graphql/generated/documents/SearchSuggestions.ts';
import type { Language } from '#graphql/generated/graphql.ts';
import { NO_SUGGESTIONS, type Suggester, type SuggestionsView } from '#src/features/search/search-view.ts';
import type { ActorRefFrom } from 'xstate';
import type { App } from './chart-world.ts';

export interface SuggestingSite {
  readonly execute: Execute;
  readonly language: Language;
}

/** Opens the chart of a search field under the root, until it is closed. Throws where the root spawned none. */
export function openSuggester(app: App, { execute, language }: SuggestingSite): Suggester {
  let came: SuggestionsView = NO_SUGGESTIONS;
  const suggest = async (query: string, signal: AbortSignal): Promise<number> => {
    const { searchSuggestions } = await execute(SearchSuggestions, { query, language }, signal);
    came = { query, matches: searchSuggestions };
    return searchSuggestions.length;
  };
  app.send({ type: 'search.open', logic: searchMachine.provide({ actors: searchActors({ suggest }) }) });
  const actor = fieldOf(app);
  if (actor === undefined) throw new Error('The root of the statecharts opened no search field.');
  let view = NO_SUGGESTIONS;
  const listeners = new Set<() => void>();
  actor.subscribe((snapshot) => {
    const query = suggestedFor(snapshot);
    const next = query === null ? NO_SUGGESTIONS : came.query === query ? came : view;
    if (next === view) return;
    view = next;
    for (const listener of listeners) listener();
  });
  return {
    read: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (query) => actor.send({ type: 'query.typed', query }),
    leave: () => actor.send({ type: 'field.left' }),
    close: () => {
      if (fieldOf(app) === actor) app.send({ type: 'search.close' });
    },
  };
}

function fieldOf(app: App): ActorRefFrom<typeof searchMachine> | undefined {
  return (app.getSnapshot().children as { readonly search?: ActorRefFrom<typeof searchMachine> }).search;
}
