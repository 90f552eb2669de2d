import { useLingui } from '@lingui/react/macro';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { saysItsNumber } from './titled-number.ts';

export const ChapterLabel_chapter = graphql(/* GraphQL */ `
  fragment ChapterLabel_chapter on Chapter {
    number
    title
  }
`);

/** 'Chương 12: Tên' or '第12話 名前'; the number alone where there is no title, the title alone where it says the number. */
export function useChapterLabel(data: FragmentType<typeof ChapterLabel_chapter>): string {
  const { t } = useLingui();
  const { number, title } = readFragment(ChapterLabel_chapter, data);
  if (!title) return t`Chapter ${number}`;
  return saysItsNumber(title) ? title : t`Chapter ${number}: ${title}`;
}

export function ChapterLabel({ data }: { readonly data: FragmentType<typeof ChapterLabel_chapter> }) {
  return useChapterLabel(data);
}
