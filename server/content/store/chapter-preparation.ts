import { createHash } from 'node:crypto';
import type { Block, ChapterDocument } from '#graphql/document/chapter-document.ts';
import { textOfDocument } from '#graphql/document/document-text.ts';
import type { LanguageCode } from '#server/platform/database/tables.ts';
import type { ImportedChapter, ImportedPicture, ImportedText, ImportedWork } from '../imported-work.ts';
import { inParallel } from '../in-parallel.ts';
import { type Layout, judgeLayout } from '../pictures/page-layout.ts';
import type { PictureBatch, StoredPicture } from '../pictures/picture-store.ts';
import { RefusedFile } from '../refused-file.error.ts';

/** Bytes of originals in memory are bounded by this many times the largest picture allowed; the encoder works on two at a time. */
const PICTURES_AT_A_TIME = 4;
export const MOST_PAGES = 500;

/** A chapter whose pictures are stored: what its rows are made of. */
export interface PreparedChapter {
  readonly sourceKey: string;
  readonly number: string;
  readonly title: string | null;
  readonly publishedAt: Date | null;
  /** Over what a reader sees, whatever file it came from: 32 hexadecimal digits. */
  readonly contentHash: string;
  readonly pages: readonly StoredPicture[];
  readonly layout: Layout | null;
  readonly document: ChapterDocument | null;
  /** Pages, Japanese characters without spaces, or Vietnamese syllables. */
  readonly length: number;
}

/** Stores pictures, or finds them stored already. */
export type PictureTaker = Pick<PictureBatch, 'add' | 'addPages'>;

/** `leaveOut` is told of pictures of a text that are refused; the text is taken without them. A refused page refuses the work. */
export async function prepareChapter(
  chapter: ImportedChapter,
  work: Pick<ImportedWork, 'language' | 'direction'>,
  batch: PictureTaker,
  leaveOut: (refused: RefusedFile) => void,
): Promise<PreparedChapter> {
  const { sourceKey, number, title, publishedAt, content } = chapter;
  const head = { sourceKey, number, title, publishedAt };
  if (content.kind === 'text') {
    const document = await placePictures(content, batch, leaveOut);
    const length = textLength(document, work.language);
    return { ...head, contentHash: hash('text', [JSON.stringify(document)]), pages: [], layout: null, document, length };
  }
  const pages = await preparePages(content.pages, sourceKey, batch);
  const layout = judgeLayout(pages, work.direction);
  return { ...head, contentHash: hashOfPages(pages), pages, layout, document: null, length: pages.length };
}

async function preparePages(pages: readonly ImportedPicture[], chapter: string, batch: PictureTaker): Promise<StoredPicture[]> {
  if (pages.length === 0) throw new RefusedFile(chapter, 'empty', 'holds no pictures');
  refuseMany(pages, chapter);
  const stored = (await inParallel(pages, PICTURES_AT_A_TIME, (page) => batch.addPages(page))).flat();
  refuseMany(stored, chapter);
  return stored;
}

function refuseMany({ length }: readonly unknown[], chapter: string): void {
  if (length > MOST_PAGES) throw new RefusedFile(chapter, 'tooManyPages', `holds ${length} pictures; a chapter has at most ${MOST_PAGES}`);
}

async function placePictures(
  content: ImportedText,
  batch: PictureTaker,
  leaveOut: (refused: RefusedFile) => void,
): Promise<ChapterDocument> {
  if (content.pictures.length === 0) return content.document;
  const ids = new Map<string, string>();
  await inParallel(content.pictures, PICTURES_AT_A_TIME, async (picture) => {
    try {
      ids.set(picture.name, (await batch.add(picture)).id);
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
      leaveOut(error);
    }
  });
  const blocks: Block[] = [];
  for (const block of content.document.blocks) {
    const pictureId = block.kind === 'picture' ? ids.get(block.pictureId) : undefined;
    if (block.kind !== 'picture') blocks.push(block);
    else if (pictureId !== undefined) blocks.push({ ...block, pictureId });
  }
  return { ...content.document, blocks };
}

function textLength(document: ChapterDocument, language: LanguageCode): number {
  const text = textOfDocument(document);
  // A second surrogate is not counted: characters are code points.
  if (language === 'ja') return text.replace(/[\s\uDC00-\uDFFF]+/g, '').length;
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/** The content hash of a chapter of these pages. */
export function hashOfPages(pages: readonly { readonly id: string }[]): string {
  return hash(
    'pages',
    pages.map(({ id }) => id),
  );
}

function hash(kind: string, parts: readonly string[]): string {
  return createHash('sha256')
    .update([kind, ...parts].join('\n'))
    .digest('hex')
    .slice(0, 32);
}
