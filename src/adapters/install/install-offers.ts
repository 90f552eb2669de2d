import type { InstallNews, InstallPromptPorts } from '#machines/install-prompt/install-prompt.ports.ts';
import type { InstallChoice } from '#machines/install-prompt/install-prompt.types.ts';
import { NoInstallOfferError } from './install-offers.errors.ts';

const REFUSED_AT = 'futago.install-refused-at';

/** https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent; only some browsers send it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: InstallChoice }>;
}

/** Keeps the browser's offer to install until the reader wants it, and a refusal for as long as the machine asks. */
export class InstallOffers implements InstallPromptPorts {
  readonly #target: EventTarget;
  readonly #storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  #offer: InstallOffer | undefined;

  /** `early` is an offer that was held back before. */
  constructor(target: EventTarget, storage: () => Pick<Storage, 'getItem' | 'setItem'>, early?: Event) {
    this.#target = target;
    this.#storage = storage;
    this.#offer = early as InstallOffer | undefined;
  }

  readonly wasRefused = async (withinMs: number): Promise<boolean> => {
    const at = Number(this.#storage().getItem(REFUSED_AT) ?? Number.NEGATIVE_INFINITY);
    // Either way: a clock set back must not hold the refusal for ever.
    return Math.abs(Date.now() - at) < withinMs;
  };

  readonly rememberRefusal = async (): Promise<void> => this.#storage().setItem(REFUSED_AT, String(Date.now()));

  readonly watchOffers = (tell: (news: InstallNews) => void): (() => void) => {
    const ending = new AbortController();
    const { signal } = ending;
    const keep = (event: Event): void => {
      event.preventDefault();
      this.#offer = event as InstallOffer;
      tell({ type: 'prompt.offered' });
    };
    if (this.#offer) tell({ type: 'prompt.offered' });
    this.#target.addEventListener('beforeinstallprompt', keep, { signal });
    this.#target.addEventListener('appinstalled', () => tell({ type: 'app.installed' }), { signal });
    return () => ending.abort();
  };

  readonly showPrompt = async (): Promise<InstallChoice> => {
    const offer = this.#offer;
    if (!offer) throw new NoInstallOfferError();
    this.#offer = undefined;
    await offer.prompt();
    return (await offer.userChoice).outcome;
  };
}
