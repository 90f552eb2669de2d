import { ChapterScreen, type FormatScreenProps } from './ChapterScreen.tsx';
import './comic/comic-modes.css';
import './comic/filters.css';
import { ComicChapter } from './ComicChapter.tsx';

/** A chapter of pictures. */
export function ComicScreen(props: FormatScreenProps) {
  return <ChapterScreen {...props} Format={ComicChapter} />;
}
