const NAME = 'futago:step';

/** Says that the reader stepped on by a key of theirs where pages are scrolled, whether or not anything was left to scroll. */
export function tellStep(): void {
  dispatchEvent(new Event(NAME));
}

export function onStep(hear: () => void, signal: AbortSignal): void {
  addEventListener(NAME, hear, { signal });
}
