export interface ChapterView {
  /** The warning of a sensitive work was accepted, where no script could remember it. */
  readonly sensitive?: 'shown' | undefined;
}

/** Path of a chapter in its reader, the same on both sites. */
export function chapterPath(workId: string, chapterId: string, view: ChapterView = {}): string {
  return `/comic/${workId}/${chapterId}${view.sensitive ? `?sensitive=${view.sensitive}` : ''}`;
}
