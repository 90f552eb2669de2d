/** What one text may hold; what exceeds it is refused with a sentence before it costs time or memory. */
export const TEXT_LIMITS = {
  /** Bytes of one text file, and of one text of an EPUB. */
  bytes: 20 * 1024 * 1024,
  /** Bytes of all texts of one EPUB together: novels of the web have two thousand chapters and more. */
  bookBytes: 32 * 1024 * 1024,
  /** Blocks of one work. */
  blocks: 200_000,
  /** Characters of a heading that becomes a chapter's title. */
  title: 300,
  /** Notes of one text. */
  notes: 50_000,
  /** Chapters of one work. */
  chapters: 5_000,
} as const;
