import { ChapterScreen, type FormatScreenProps } from './ChapterScreen.tsx';
import { NovelChapter } from './NovelChapter.tsx';

/** A chapter of text. */
export function NovelScreen(props: FormatScreenProps) {
  return <ChapterScreen {...props} Format={NovelChapter} />;
}
