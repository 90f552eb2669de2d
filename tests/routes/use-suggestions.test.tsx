import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { NO_SUGGESTIONS, type OpenSuggester, type Suggester } from '#src/features/search/search-view.ts';
import { useSuggestions } from '#src/routes/-use-suggestions.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

test('Who typed and left the field before the page knew of who suggests is left alone by them.', async () => {
  const { promise, resolve } = Promise.withResolvers<OpenSuggester>();
  const told: (string | null)[] = [];
  const tells: ((query: string | null) => void)[] = [];
  const suggester: Suggester = {
    read: () => NO_SUGGESTIONS,
    subscribe: () => () => undefined,
    type: (query) => {
      told.push(query);
      tells[0]?.(null);
    },
    leave: () => void told.push(null),
    close: () => undefined,
  };
  function Field() {
    const [, tell] = useSuggestions(promise);
    useEffect(() => void tells.push(tell), [tell]);
    return null;
  }
  renderPart(<Field />);
  await expect.poll(() => tells.length).toBeGreaterThan(0);
  tells[0]?.('の');
  resolve(async () => suggester);
  await expect.poll(() => told).toEqual(['の', null]);
});
