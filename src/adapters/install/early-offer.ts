/** The browser may offer to install the site before any script but the page's first: the offer is held back until it is asked for. */
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
