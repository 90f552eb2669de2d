/*
 * What the browser and the server both hold. Characters are code points of a text as it is kept (kept-text.ts)
 * unless a limit says otherwise.
 */

export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;
/** Of a reader. */
export const LONGEST_NAME = 40;
/** UTF-16 code units. */
export const LONGEST_EMAIL = 254;
/** To the site's support. */
export const LONGEST_MESSAGE = 4000;
export const LONGEST_COMMENT = 2000;
/** Of a report. */
export const LONGEST_NOTE = 500;

/** How long a sign-in lasts, and its cookie. */
export const SESSION_DAYS = 7;
/** How long the chosen language is remembered. */
export const LANGUAGE_DAYS = 365;
/** How long a link that was mailed is good. */
export const LINK_MINUTES = 30;
/** How long a sign-in on its way to the twin site is. */
export const HANDOVER_SECONDS = 30;
/** How fresh a sign-in must be to stand in for the password of an account that has none. */
export const FRESH_MINUTES = 10;

/** UTF-16 code units, as the field counts them. */
export const LONGEST_QUERY = 200;
/** Of a list of chapters; UTF-16 code units. */
export const LONGEST_FILTER = 200;
/** Genres that a listing is narrowed to, and as many that it excludes. */
export const MOST_CHOSEN_GENRES = 10;

/** Of a work, and of its reading. */
export const LONGEST_TITLE = 200;
export const LONGEST_DESCRIPTION = 5000;
/** Name of who made a work. */
export const LONGEST_CREDIT = 100;
/** Of a work. */
export const MOST_GENRES = 10;
export const LONGEST_CHAPTER_TITLE = 300;
/** How far ahead a chapter is published at most. */
export const LONGEST_AHEAD_MILLISECONDS = 31_622_400_000;
/** That go together in one upload, but for what a comic says of itself; a chapter has no more pages. */
export const MOST_UPLOADED_FILES = 500;
/** Of all files of an upload. */
export const MOST_UPLOADED_BYTES = 314_572_800;
/** Of all names of an upload's files in UTF-8: one operation carries them together. */
export const MOST_NAMES_BYTES = 200_000;
/** An upload is forgotten after so long without a sign from its sender. */
export const UPLOAD_IDLE_SECONDS = 600;
/** Of one file, sent at a time. */
export const MOST_PIECE_BYTES = 8_388_608;

/** Characters of the longest address that asks for icons, by the specification. */
export const LONGEST_ICON_URL = 500;

/** A chapter counts as read once this part of it has been seen. */
export const READ_FROM = 0.99;
