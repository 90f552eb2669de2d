/** Routes of works, chapters and creators; what follows must be their numbers. */
const NUMBERED = /^\/(?:comic(?:\/[^/]+){1,2}|creator\/[^/]+)$/;
const NUMBERS = /^\/\w+(?:\/\d+)+$/;

/**
 * Message and title of an unmatched path, word for word as the specification has it; its capitals tell that a route's
 * validation failed.
 */
export function pageNotFound(path: string): string {
  return `Page ${NUMBERED.test(path) && !NUMBERS.test(path) ? 'Not Found' : 'not found'}: ${path}`;
}
