/** The browser may offer to install the site before the statecharts are there: its offer is held back until they ask. */
export function holdEarlyOffer(page: Window): void {
  page.addEventListener(
    'beforeinstallprompt',
    (event) => {
      event.preventDefault();
      page.futagoInstall = event;
    },
    { once: true },
  );
}
