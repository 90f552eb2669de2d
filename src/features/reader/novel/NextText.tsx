import type { ChapterScreen_ChapterFragment } from '#graphql/generated/graphql.ts';
import type { Block, ChapterDocument } from '#graphql/document/chapter-document.ts';
import { readFragment } from '#graphql/generated/index.ts';
import { useChapterLabel } from '#src/entities/chapter/ChapterLabel.tsx';
import { useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { blockLength } from './stages/block-groups.ts';
import { ChapterText } from './ChapterText.tsx';
import { NextTextPage } from './stages/next-text-page.ts';
import { NovelReader_content } from './NovelReader.tsx';

/** As much as the first page of a large window holds. Characters. */
const FIRST_PAGE_MOST = 10_000;

export interface NextTextHandle {
  /** Turns to the page where it lies beside the end page, and calls `go`. */
  readonly turn: (go: () => void) => void;
}

export interface NextTextProps {
  readonly chapter: ChapterScreen_ChapterFragment;
  /** The text that is read. */
  readonly text: HTMLElement;
  readonly ref?: Ref<NextTextHandle>;
}

/**
 * The first page of the next chapter, set beside the end page of a text in pages: rendered apart, once, and laid there as a copy
 * without names.
 */
export function NextText({ chapter, text, ref }: NextTextProps) {
  const [rendered] = useState(() => document.createElement('div'));
  const page = useRef<NextTextPage>(null);
  const title = useChapterLabel(chapter);
  const content = chapter.content.__typename === 'NovelText' ? readFragment(NovelReader_content, chapter.content) : null;
  const beginning = useMemo(() => (content === null ? null : beginningOf(content.document)), [content]);
  useEffect(() => {
    const made = new NextTextPage(text, rendered);
    page.current = made;
    return () => made.close();
  }, [text, rendered]);
  useImperativeHandle(ref, () => ({ turn: (go) => (page.current === null ? go() : page.current.turn(go)) }), []);
  if (content === null || beginning === null) return null;
  return createPortal(<ChapterText {...{ title }} document={beginning} pictures={content.pictures} />, rendered);
}

function beginningOf({ blocks }: ChapterDocument): ChapterDocument {
  const first: Block[] = [];
  let length = 0;
  for (const block of blocks) {
    if (length > FIRST_PAGE_MOST) break;
    first.push(block);
    length += blockLength(block);
  }
  return { blocks: first, notes: [] };
}
