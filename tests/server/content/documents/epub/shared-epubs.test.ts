import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openZipArchive } from '#server/content/archives/zip-archive.ts';
import { importEpub } from '#server/content/documents/epub/epub-work.ts';
import type { ImportedWork } from '#server/content/imported-work.ts';
import { RefusedFile } from '#server/content/refused-file.error.ts';
import { isSharedContentMissing, sharedContent } from '#tests/support/files/shared-content.ts';

async function read(language: 'vi' | null, ...parts: readonly string[]): Promise<ImportedWork> {
  const path = sharedContent.path(...parts);
  const archive = await openZipArchive(path, basename(path));
  try {
    return await importEpub(archive, basename(path), { sourceKey: basename(path), language, title: null });
  } finally {
    archive.close();
  }
}

function names(...parts: readonly string[]): readonly string[] {
  return sharedContent.isThere ? readdirSync(sharedContent.path(...parts)).filter((name) => name.includes('epub')) : [];
}

describe.skipIf(isSharedContentMissing())('books by others', () => {
  it.each([
    ['khai-hung_hon-buom-mo-tien.epub', 'Hồn bướm mơ tiên', 'Khái Hưng', 10],
    ['thach-lam_gio-dau-mua.epub', 'Gió đầu mùa', 'Thạch Lam', 13],
    ['thach-lam_ha-noi-36-pho-phuong.epub', 'Hà Nội băm sáu phố phường', 'Thạch Lam', 20],
    ['vu-trong-phung_so-do.epub', 'Số đỏ', 'Vũ Trọng Phụng', 20],
  ])('%s has its title, author and chapters', async (name, title, author, chapters) => {
    const work = await read(null, 'epub', 'vi', name);
    expect({ ...work, chapters: work.chapters.length }).toMatchObject({
      language: 'vi',
      format: 'NOVEL',
      title,
      credits: [{ name: author, role: 'AUTHOR' }],
      chapters,
    });
  });

  it('草枕 keeps its thirteen chapters, readings and emphasis though two parts are missing', async () => {
    const work = await read(null, 'epub', 'ja', 'kusamakura_vertical-ruby_audio-missing.epub');
    expect(work).toMatchObject({
      language: 'ja',
      direction: 'RIGHT_TO_LEFT',
      title: '草枕',
      titleReading: 'くさまくら',
      credits: [{ name: '夏目漱石', reading: 'なつめ そうせき' }],
    });
    expect(work.chapters.slice(0, 13).map(({ title }) => title)).toEqual([
      '一',
      '二',
      '三',
      '四',
      '五',
      '六',
      '七',
      '八',
      '九',
      '十',
      '十一',
      '十二',
      '十三',
    ]);
    const first = work.chapters[0]?.content;
    expect(first?.kind === 'text' && first.document.blocks[0]).toMatchObject({
      kind: 'paragraph',
      runs: ['　', { text: '山路', ruby: 'やまみち' }, 'を登りながら、こう考えた。'],
    });
  });

  it('a manga of fixed layout is a comic of 13 pages read from the right', async () => {
    const work = await read(null, 'epub', 'ja', 'haruko-jpeg_fxl-rtl_images-in-spine.epub');
    expect(work).toMatchObject({ format: 'COMIC', direction: 'RIGHT_TO_LEFT', language: 'ja' });
    expect(work.chapters.map(({ content }) => (content.kind === 'pages' ? content.pages.length : 0))).toEqual([12, 1]);
  });

  it.each(names('epub', 'other'))('%s is taken where the language is given, and refused where not', async (name) => {
    const work = await read('vi', 'epub', 'other', name);
    expect(work.chapters.length).toBeGreaterThan(0);
    await expect(read(null, 'epub', 'other', name)).rejects.toThrow('--language');
  });
});

describe.skipIf(isSharedContentMissing())('hostile books', () => {
  it.each([
    ...names('hostile', 'epub-w3c').map((name) => ['epub-w3c', name] as const),
    ...names('hostile', 'epub-ocf').map((name) => ['epub-ocf', name] as const),
  ])('%s/%s is taken whole or refused with a sentence', async (folder, name) => {
    const outcome = await read('vi', 'hostile', folder, name).then(
      (work) => work.chapters.length > 0,
      (error: unknown) => error instanceof RefusedFile && error.reason.length > 10,
    );
    expect(outcome).toBe(true);
  });

  it('an entity from outside brings nothing in', async () => {
    const work = await read('vi', 'hostile', 'epub-w3c', 'pub-xml-external-id.epub');
    expect(JSON.stringify(work)).not.toContain('The test fails');
  });
});
