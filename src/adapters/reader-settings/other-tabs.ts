import type { KeptSettings } from './kept-settings.ts';

/** What is chosen of novels, of comics and of one comic, of keys, of folded comments, as `KeptSettings` names it in the storage. */
const CHOICE = /^futago\.(novel|comic(?:\.\d+)?|keys|comments)$/;

/** What is chosen in another tab holds here too, also what was chosen before this page heard it or while the browser had put it aside. */
export function hearOtherTabs(settings: Pick<KeptSettings, 'read' | 'take'>): void {
  let unkept: readonly string[] = [];
  const catchUp = (): void => {
    for (const [of, words] of storedChoices()) if (!unkept.includes(of) && settings.read(of) !== words) settings.take(of, words);
  };
  addEventListener('storage', ({ key, newValue }) => {
    const of = choiceOf(key ?? '');
    if (of !== undefined) settings.take(of, newValue ?? '');
  });
  // What a full storage did not take is this page's own, and newer than what stands there.
  addEventListener(
    'pagehide',
    () => (unkept = [...storedChoices()].filter(([of, words]) => settings.read(of) !== words).map(([of]) => of)),
  );
  addEventListener('pageshow', ({ persisted }) => (persisted ? catchUp() : undefined));
  catchUp();
}

function choiceOf(key: string): string | undefined {
  return CHOICE.exec(key)?.[1];
}

function storedChoices(): ReadonlyMap<string, string> {
  try {
    const choices = Object.keys(localStorage).flatMap((key) => choiceOf(key) ?? []);
    return new Map(choices.map((of) => [of, localStorage.getItem(`futago.${of}`) ?? '']));
  } catch {
    return new Map();
  }
}
