import { describe, expect, it } from 'vitest';
import { groupIntoWorks, importTextWork } from '#server/content/documents/text-work.ts';
import { RefusedFile } from '#server/content/refused-file.error.ts';

const OPTIONS = { sourceKey: 'work', language: null, title: null } as const;

function file(name: string, text: string): { readonly name: string; readonly bytes: Buffer } {
  return { name, bytes: Buffer.from(text) };
}

function story(title: string): string {
  return `物語\n${title}\n作者\n\n　これは${title}の話です。\n\n底本：「全集」\n入力：${title}`;
}

describe('importTextWork', () => {
  it('makes chapters of several files in natural order', () => {
    const work = importTextWork([file('10.txt', story('終章')), file('2.txt', story('初め'))], OPTIONS);
    expect(work).toMatchObject({
      sourceKey: 'work',
      language: 'ja',
      format: 'NOVEL',
      title: '物語',
      sourceNote: '底本：「全集」\n入力：初め\n入力：終章',
      credits: [{ name: '作者', role: 'AUTHOR' }],
      chapters: [
        { sourceKey: '2.txt#初め', number: '1', title: '初め' },
        { sourceKey: '10.txt#終章', number: '2', title: '終章' },
      ],
    });
  });

  it('names a work after the file where nothing else names it', () => {
    expect(importTextWork([file('so_do.txt', 'Đêm tối rồi đấy.')], OPTIONS)).toMatchObject({
      title: 'so do',
      chapters: [{ sourceKey: 'text', number: '1', title: null }],
    });
  });

  it('keeps only the pictures that the source holds', () => {
    const text = 'これはひらがなです。\n［＃挿絵（a.png）入る］\n［＃挿絵（b.png）入る］';
    const picture = { name: 'a.png', read: () => Promise.resolve(Buffer.alloc(0)) };
    const work = importTextWork([file('a.txt', text)], { ...OPTIONS, findPicture: (name) => (name === 'a.png' ? picture : null) });
    expect(work.chapters[0]?.content).toMatchObject({
      document: { blocks: [{ kind: 'paragraph' }, { kind: 'picture', pictureId: 'a.png' }] },
      pictures: [picture],
    });
  });

  it('refuses a text that does not say its language', () => {
    expect(() => importTextWork([file('a.txt', 'plain words')], OPTIONS)).toThrow(
      new RefusedFile(
        'a.txt',
        'other',
        'does not say whether it is Vietnamese or Japanese: give the language with --language vi or --language ja',
      ),
    );
  });
});

describe('groupIntoWorks', () => {
  it('joins files of one title and numbered files, and leaves the others alone', () => {
    const files = [
      file('b/x.txt', story('一')),
      file('b/y.txt', story('二')),
      file('2.txt', 'Đêm tối.'),
      file('1.txt', 'Sáng rồi đấy.'),
      file('so-do.txt', 'Đêm tối.'),
    ];
    expect(groupIntoWorks(files).map((group) => group.files.map(({ name }) => name))).toEqual([
      ['1.txt', '2.txt'],
      ['b/x.txt', 'b/y.txt'],
      ['so-do.txt'],
    ]);
  });
});
