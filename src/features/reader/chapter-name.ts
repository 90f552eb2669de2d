/** A chapter as lists and bars name it, for example "第12話 川の音". */
export function chapterName(label: string, title: string | null | undefined): string {
  return title === null || title === undefined || title === '' ? label : `${label} ${title}`;
}
