/**
 * Tells this site's server that a chapter is before a reader; whether that counts is its own to know. Goes on when the
 * page is left, and nobody waits for it: without a network, or where no server of ours serves the page, nothing is counted.
 */
export function countView(chapterId: string): void {
  fetch(`/api/views/${encodeURIComponent(chapterId)}`, { method: 'POST', keepalive: true }).catch(() => undefined);
}
