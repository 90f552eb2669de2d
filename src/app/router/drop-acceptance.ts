import type { SiteRouter } from './create-site-router.ts';

/** Whoever is given the address of a sensitive work is to choose for themselves: that its warning was accepted does not stay in it. */
export function dropAcceptance(router: SiteRouter): void {
  const drop = (): void => {
    const { search } = router.state.location;
    if (!('sensitive' in search) || search.sensitive === undefined) return;
    void router.navigate({ to: '.', search: { ...search, sensitive: undefined }, hash: true, replace: true, resetScroll: false });
  };
  drop();
  router.subscribe('onResolved', drop);
}
