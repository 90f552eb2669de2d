/** https://w3c.github.io/ServiceWorker/#navigation-preload-manager */
export interface NavigationPreload {
  enable(): Promise<void>;
  disable(): Promise<void>;
}

const GECKO = /\bFirefox\//;

/**
 * Has the browser ask for a page while the worker wakes up. Not in Gecko, which shows its own error page where that fails,
 * whatever the worker answers: nothing would open without a network (https://github.com/GoogleChrome/workbox/issues/3134).
 * A registration keeps what an older worker chose.
 */
export async function choosePreload(preload: NavigationPreload | undefined, userAgent: string): Promise<void> {
  await (GECKO.test(userAgent) ? preload?.disable() : preload?.enable());
}
