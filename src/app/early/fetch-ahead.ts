/** The scripts that the page names, in the order they must run. */
export function namedScripts(): readonly string[] {
  return JSON.parse(document.getElementById('futago-scripts')?.textContent ?? '[]');
}

/** Has scripts travel that run later. By a script of the policy's own: where that says 'strict-dynamic', a link in the page may not. */
export function fetchAhead(scripts: readonly string[]): void {
  for (const href of scripts) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = href;
    document.head.append(link);
  }
}
