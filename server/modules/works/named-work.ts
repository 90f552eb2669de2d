import { parseRowId } from '../row-id.ts';

export interface NamedThing {
  readonly workId: number;
  /** Null for the work itself. */
  readonly chapterId: number | null;
}

const PATH = /^(?:\/comic\/)?([^/]+)(?:\/([^/]+))?\/?$/;

/** The work or chapter that an operator names: '12', '12/345' or the address of its page. Null for what names none. */
export function readNamed(named: string): NamedThing | null {
  const path = URL.canParse(named) ? new URL(named).pathname : named;
  const [, work = '', chapter] = PATH.exec(path) ?? [];
  const workId = parseRowId(work);
  if (chapter === undefined) return workId === null ? null : { workId, chapterId: null };
  const chapterId = parseRowId(chapter);
  return workId === null || chapterId === null ? null : { workId, chapterId };
}
