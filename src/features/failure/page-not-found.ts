/** Message and title of an unmatched path, word for word as the specification has it. */
export function pageNotFound(path: string): string {
  return `Page not found: ${path}`;
}
