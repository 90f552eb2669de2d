/** Word for word as the specification quotes it, in both languages. */
export const SENSITIVE_WARNING =
  'The story touches on sensitive issues; it may contain content and images unsuitable for all ages; consider before viewing';
