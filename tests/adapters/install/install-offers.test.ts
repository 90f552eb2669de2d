import { expect, test } from 'vitest';
import { holdEarlyOffer } from '#src/adapters/install/early-offer.ts';
import { InstallOffers } from '#src/adapters/install/install-offers.ts';

const DAY_MS = 86_400_000;

class Offer extends Event {
  shown = 0;
  readonly userChoice: Promise<{ outcome: string }>;

  constructor(outcome: string) {
    super('beforeinstallprompt', { cancelable: true });
    this.userChoice = Promise.resolve({ outcome });
  }

  async prompt(): Promise<void> {
    this.shown += 1;
  }
}

function begin() {
  const target = new EventTarget();
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  const heard: string[] = [];
  const offers = new InstallOffers(target, () => storage);
  const stop = offers.watchOffers(({ type }) => heard.push(type));
  return { target, kept, heard, offers, stop };
}

test.each(['accepted', 'dismissed'])('An offer is kept from the browser, shown once by wish, and %s.', async (outcome) => {
  const { target, heard, offers } = begin();
  const offer = new Offer(outcome);
  target.dispatchEvent(offer);
  expect([heard, offer.defaultPrevented, offer.shown]).toEqual([['prompt.offered'], true, 0]);
  expect(await offers.showPrompt()).toBe(outcome);
  expect(offer.shown).toBe(1);
  await expect(offers.showPrompt()).rejects.toThrow('The browser offers no prompt to install the site.');
});

test('An offer that came before anybody watched is told when somebody does, and can be shown.', async () => {
  const target = new EventTarget();
  holdEarlyOffer(target as Window);
  const offer = new Offer('accepted');
  target.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  const heard: string[] = [];
  const offers = new InstallOffers(target, () => sessionStorage, (target as Window).futagoInstall);
  offers.watchOffers(({ type }) => heard.push(type));
  expect([heard, await offers.showPrompt(), offer.shown]).toEqual([['prompt.offered'], 'accepted', 1]);
});

test('An install by the browser itself is told, and nothing after the end of watching.', () => {
  const { target, heard, stop } = begin();
  target.dispatchEvent(new Event('appinstalled'));
  stop();
  target.dispatchEvent(new Event('appinstalled'));
  expect(heard).toEqual(['app.installed']);
});

test('A refusal holds as long as it is asked for.', async () => {
  const { offers, kept } = begin();
  expect(await offers.wasRefused(30 * DAY_MS)).toBe(false);
  await offers.rememberRefusal();
  expect(await offers.wasRefused(30 * DAY_MS)).toBe(true);
  for (const key of kept.keys()) kept.set(key, String(Date.now() - 30 * DAY_MS));
  expect(await offers.wasRefused(30 * DAY_MS)).toBe(false);
});

test('A storage that throws rejects.', async () => {
  const offers = new InstallOffers(new EventTarget(), () => {
    throw new DOMException('Storage is shut.', 'SecurityError');
  });
  await expect(offers.wasRefused(1)).rejects.toThrow('Storage is shut.');
  await expect(offers.rememberRefusal()).rejects.toThrow('Storage is shut.');
});
