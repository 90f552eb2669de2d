import { describe, expect, it } from 'vitest';
import { BlockIds } from '#server/content/documents/block-id.ts';
import { type DraftChapter, finishDocument } from '#server/content/documents/document-builder.ts';

describe('block ids', () => {
  it('stay the same where a block moves or its punctuation changes', () => {
    const [before, after] = [new BlockIds(), new BlockIds()];
    after.next('paragraph', 'Một đoạn mới.');
    expect(after.next('paragraph', 'Đêm  tối!')).toBe(before.next('paragraph', 'Đêm tối.'));
  });

  it('count texts that come again', () => {
    const ids = new BlockIds();
    const first = ids.next('paragraph', '– Vâng.');
    expect([ids.next('paragraph', '– Vâng.'), ids.next('paragraph', '– Vâng!')]).toEqual([`${first}-2`, `${first}-3`]);
  });

  it('are unique in a document of breaks and repeated words', () => {
    const draft: DraftChapter = { title: null, blocks: [], notes: new Map() };
    for (let index = 0; index < 50; index += 1)
      draft.blocks.push({ kind: 'paragraph', runs: ['…'] }, { kind: 'sceneBreak' }, { kind: 'paragraph', runs: ['Vâng.'] });
    const ids = finishDocument(draft).blocks.map((block) => block.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
