import * as v from 'valibot';
import { RefusedFile } from './refused-file.error.ts';

/**
 * `work.json`: a folder that holds one is one work.
 *
 * ```json
 * {
 *   "key": "den-long",                          // optional: names the work for good; else the folder's name. Not the title.
 *   "language": "vi",                           // vi | ja
 *   "format": "COMIC",                          // COMIC | NOVEL
 *   "status": "COMPLETED",                      // optional, ONGOING | COMPLETED | HIATUS; else ONGOING
 *   "direction": null,                          // optional, LEFT_TO_RIGHT | RIGHT_TO_LEFT | TOP_TO_BOTTOM; else judged
 *   "title": "Đèn lồng",
 *   "titleReading": null,                       // optional: kana of a Japanese title
 *   "aliases": ["Lantern"],                     // optional
 *   "description": "First paragraph.\nSecond.", // optional
 *   "sensitive": false,                         // optional
 *   "sourceNote": "… CC BY 4.0",                // optional
 *   "credits": [{ "name": "Lê Mai", "reading": null, "role": "AUTHOR" }],   // optional; AUTHOR | ARTIST | TRANSLATOR
 *   "genres": ["fantasy", "slice-of-life"],     // optional: slugs, see genre-names.ts
 *   "cover": "cover.png",                       // optional
 *   "chapters": [                               // optional: else what the folder holds, in natural order
 *     { "folder": "01", "number": "1", "title": "Đêm rằm", "publishedAt": "2026-10-02T08:00:00+07:00" },
 *     { "file": "002.txt" }
 *   ],
 *   "twin": { "key": "toro-nagashi", "alignment": "number" }                // optional; key of the other work
 * }
 * ```
 *
 * Paths are relative to the folder, parted by `/`; of our own library's pictures the drawn ones lie under
 * `dist/library/<work>/` and are named the same way. A chapter is a `folder` of pictures or a `file`: text, EPUB or CBZ.
 * A file that holds several chapters gives them all, numbered on; then `number` and `title` are left out.
 * Without `number` a chapter takes the next whole number after the one before; without `title` the file's own, if any.
 * A twin's `alignment` is "number" (equal numbers belong together) or pairs `[{ "number": "1", "twin": "2" }]`.
 * Both works of a pair name each other; the link is made when the second of them is imported.
 */
export type WorkManifest = v.InferOutput<typeof manifestSchema>;

export const WORK_MANIFEST_NAME = 'work.json';

const CHAPTER_NUMBER = /^\d{1,7}(\.\d{1,3})?$/;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const INSTANT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/;

const line = (limit: number) =>
  v.pipe(
    v.string('must be a text'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(limit, `must have at most ${limit} characters`),
    v.normalize('NFC'),
  );

const slug = v.pipe(line(80), v.regex(SLUG, 'must be of small letters, digits and single hyphens'));

const innerPath = v.pipe(
  line(400),
  v.check(
    (path) => path.split('/').every((part) => part !== '' && part !== '.' && part !== '..') && !/[\\\0:]/.test(path),
    'must be a path inside the folder, parted by "/"',
  ),
);

const chapterNumber = v.pipe(
  v.union([v.string(), v.number()], 'must be a number, such as "12.5"'),
  v.transform(String),
  v.regex(CHAPTER_NUMBER, 'must be a number with at most three digits after the point, such as "12.5"'),
);

const instant = v.pipe(
  v.string('must be a date'),
  v.regex(INSTANT, 'must be a date such as "2026-10-02" or "2026-10-02T08:00:00+07:00"'),
  v.transform((text) => new Date(text)),
  v.check((date) => !Number.isNaN(date.getTime()), 'must be a date that exists'),
);

const creditSchema = v.strictObject({
  name: line(200),
  reading: v.optional(v.nullable(line(200)), null),
  role: v.picklist(['AUTHOR', 'ARTIST', 'TRANSLATOR'], 'must be AUTHOR, ARTIST or TRANSLATOR'),
});

const chapterSchema = v.pipe(
  v.strictObject({
    folder: v.optional(innerPath),
    file: v.optional(innerPath),
    number: v.optional(v.nullable(chapterNumber), null),
    title: v.optional(v.nullable(line(300)), null),
    publishedAt: v.optional(v.nullable(instant), null),
  }),
  v.check(({ folder, file }) => (folder === undefined) !== (file === undefined), 'must name either a folder or a file'),
);

const twinSchema = v.strictObject({
  key: slug,
  alignment: v.optional(
    v.union(
      [v.literal('number'), v.array(v.strictObject({ number: chapterNumber, twin: chapterNumber }))],
      'must be "number" or pairs of "number" and "twin"',
    ),
    'number',
  ),
});

const manifestSchema = v.strictObject({
  key: v.optional(slug),
  language: v.picklist(['vi', 'ja'], 'must be vi or ja'),
  format: v.picklist(['COMIC', 'NOVEL'], 'must be COMIC or NOVEL'),
  status: v.optional(v.picklist(['ONGOING', 'COMPLETED', 'HIATUS'], 'must be ONGOING, COMPLETED or HIATUS'), 'ONGOING'),
  direction: v.optional(
    v.nullable(
      v.picklist(['LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'TOP_TO_BOTTOM'], 'must be LEFT_TO_RIGHT, RIGHT_TO_LEFT, TOP_TO_BOTTOM or null'),
    ),
    null,
  ),
  title: line(300),
  titleReading: v.optional(v.nullable(line(300)), null),
  aliases: v.optional(v.array(line(300)), []),
  description: v.optional(v.pipe(v.string('must be a text'), v.trim(), v.maxLength(10_000), v.normalize('NFC')), ''),
  sensitive: v.optional(v.boolean('must be true or false'), false),
  sourceNote: v.optional(v.nullable(line(4_000)), null),
  credits: v.optional(v.array(creditSchema), []),
  genres: v.optional(v.array(slug), []),
  cover: v.optional(v.nullable(innerPath), null),
  chapters: v.optional(v.array(chapterSchema)),
  twin: v.optional(v.nullable(twinSchema), null),
});

/** Checks the text of a `work.json`; `file` serves messages only. Rejects with a RefusedFile that names every wrong key. */
export function parseWorkManifest(text: string, file: string): WorkManifest {
  const result = v.safeParse(manifestSchema, parseJson(text, file));
  if (result.success) return result.output;
  throw new RefusedFile(file, 'damaged', result.issues.map(describeIssue).join('; '));
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new RefusedFile(file, 'damaged', `is not valid JSON (${error instanceof Error ? error.message : String(error)})`);
  }
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  if (path === null) return 'must hold one JSON object';
  if (issue.type !== 'strict_object') return `"${path}" ${issue.message}`;
  if (issue.expected === 'never') return `"${path}" is not a key of work.json`;
  return issue.received === 'undefined' ? `"${path}" is missing` : `"${path}" must be an object`;
}
