import type { KeptSettings } from './kept-settings.ts';

/** What is chosen of novels, of comics and of one comic, of keys, of folded comments, as `KeptSettings` names it in the storage. */
const CHOICE = /^futago\.(novel|comic(?:\.\d+)?|keys|comments)$/;

/** What is chosen in another tab holds here too, also what was chosen before this page heard it or while the browser had put it aside. */
export function hearOtherTabs(settings: Pick<KeptSettings, 'take' | 'catchUp'>): void {
  addEventListener('storage', ({ key, newValue }) => {
    const [, of] = CHOICE.exec(key ?? '') ?? [];
    if (of !== undefined) settings.take(of, newValue ?? '');
  });
  addEventListener('pageshow', ({ persisted }) => (persisted ? settings.catchUp() : undefined));
  settings.catchUp();
}
