import type { KeptSettings } from './kept-settings.ts';

/** What is chosen of novels, of comics and of one comic, of keys, of folded comments, as `KeptSettings` names it in the storage. */
const CHOICE = /^futago\.(novel|comic(?:\.\d+)?|keys|comments)$/;

/** What is chosen in another tab holds here too. */
export function hearOtherTabs(settings: Pick<KeptSettings, 'take'>): void {
  addEventListener('storage', ({ key, newValue }) => {
    const [, of] = CHOICE.exec(key ?? '') ?? [];
    if (of !== undefined) settings.take(of, newValue ?? '');
  });
}
