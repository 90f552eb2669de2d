/** Path of a work's page, the same on both sites. */
export function workPath(workId: string): string {
  return `/comic/${workId}`;
}
