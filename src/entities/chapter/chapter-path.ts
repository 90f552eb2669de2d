/** Path of a chapter in its reader, the same on both sites. */
export function chapterPath(workId: string, chapterId: string): string {
  return `/comic/${workId}/${chapterId}`;
}
