/** The code of the twin site leaves the address before anything can keep or show it, and /login waits until it is redeemed. */
export function takeHandover(): void {
  if (location.pathname !== '/login') return;
  const code = /^#handover=([\w-]+)$/.exec(location.hash)?.[1];
  if (code === undefined) return;
  window.futagoHandover = code;
  history.replaceState(null, '', location.pathname + location.search);
  document.documentElement.dataset['handover'] = '';
}
