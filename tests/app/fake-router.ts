interface Match {
  readonly params: object;
  readonly status: string;
  readonly error?: unknown;
}

/** As much of the router as what watches over the page looks at. */
export class FakeRouter {
  readonly routesById: Readonly<Record<string, never>> = {};
  readonly options: { defaultOnCatch?: (error: Error) => void } = {};
  readonly state: { matches: Match[]; location: { publicHref: string } } = {
    matches: [{ params: {}, status: 'success' }],
    location: { publicHref: '/' },
  };
  readonly #listeners: Record<string, ((event: { readonly pathChanged: boolean }) => void)[]> = {};

  subscribe(event: string, listener: (event: { readonly pathChanged: boolean }) => void): void {
    (this.#listeners[event] ??= []).push(listener);
  }

  load(): void {
    for (const tell of this.#listeners['onBeforeLoad'] ?? []) tell({ pathChanged: true });
  }

  resolve(match: Partial<Match> = {}, pathChanged = true): void {
    this.state.matches = [{ params: {}, status: 'success', ...match }];
    for (const tell of this.#listeners['onResolved'] ?? []) tell({ pathChanged });
  }
}
