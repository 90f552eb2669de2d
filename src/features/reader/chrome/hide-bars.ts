import type { PlaceSignal } from '../place-signal.ts';

/** Takes the bars from over the page. A chart that begins before that is drawn takes over bars that are gone. */
export function hideBars({ helm }: PlaceSignal): void {
  helm.decide({ type: 'chrome.hide' }, () => {
    const { hands } = helm;
    if (hands === null) return;
    hands.showChrome(false);
    helm.offer({ ...hands, isChromeShown: false });
  });
}
