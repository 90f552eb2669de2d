const TAG = /\bgraphql\(\s*(?:\/\*[^*]*\*\/\s*)?`[^`]*`\s*,?\s*\)/g;

/**
 * Drops the text of fragments from the bundle: at run time `readFragment` ignores it and operations carry their own
 * (graphql/generated/documents), while `graphql()` would pull every operation of the site into the entry.
 */
export default function fragmentLoader(source: string): string {
  return source
    .replace(TAG, 'undefined')
    .replace(/import \{ graphql, /, 'import { ')
    .replace(/, graphql(?=[ ,}])/, '');
}
