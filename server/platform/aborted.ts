/** Resolves with null when the signal aborts, or has. */
export function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((settle) => {
    if (signal.aborted) settle(null);
    signal.addEventListener('abort', () => settle(null), { once: true });
  });
}
