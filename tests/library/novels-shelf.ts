import type { Block, ChapterDocument, Run } from '#graphql/document/chapter-document.ts';
import { FolderReader } from '#server/content/sources/folder-reader.ts';
import { readManifestWork } from '#server/content/sources/manifest-source.ts';
import { join } from 'node:path';

export const LIBRARY = new URL('../../library/', import.meta.url).pathname;
export const NOVELS = [
  'futatsu-todai',
  'hai-ngon-hai-dang',
  'hyakunijuya',
  'kawabe-no-shoko',
  'nua-bai-tho-ben-vong',
  'thu-tu-toa-cuoi',
] as const;
export type Novel = (typeof NOVELS)[number];

export interface ReadChapter {
  readonly number: string;
  readonly title: string | null;
  readonly document: ChapterDocument;
}

/** As the importer reads the work's folder. */
export async function importChapters(novel: Novel): Promise<readonly ReadChapter[]> {
  const reader = await FolderReader.open(join(LIBRARY, novel));
  const { chapters } = await readManifestWork({ reader, folder: '', name: novel, file: novel });
  return chapters.flatMap(({ number, title, content }) => (content.kind === 'text' ? [{ number, title, document: content.document }] : []));
}

export function runsOf(block: Block): readonly Run[] {
  if (block.kind === 'verse') return block.lines.flatMap((line) => line.runs);
  return block.kind === 'paragraph' || block.kind === 'heading' ? block.runs : [];
}

/** Without the readings of ruby and without notes. */
export function textOf(document: ChapterDocument): string {
  return plainText(document.blocks.flatMap(runsOf));
}

export function plainText(runs: readonly Run[]): string {
  return runs.map((run) => (typeof run === 'string' ? run : run.text)).join('');
}
