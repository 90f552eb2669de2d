import { UsageError } from '#server/platform/command/command.ts';
import type { Config } from '#server/platform/config/config.ts';
import { parseRowId } from '../row-id.ts';

export interface NamedThing {
  readonly workId: number;
  /** Null for the work itself. */
  readonly chapterId: number | null;
}

const PATH = /^(?:\/comic\/)?([^/]+)(?:\/([^/]+))?\/?$/;

/**
 * The work or chapter that an operator names: '12', '12/345' or the address of its page. Null for what names none. Throws a UsageError for
 * an address elsewhere, whose numbers are of other works.
 */
export function readNamed(named: string, { sites }: Pick<Config, 'sites'>): NamedThing | null {
  const [, work = '', chapter] = PATH.exec(pathOf(named, [sites.vi, sites.ja])) ?? [];
  const workId = parseRowId(work);
  if (chapter === undefined) return workId === null ? null : { workId, chapterId: null };
  const chapterId = parseRowId(chapter);
  return workId === null || chapterId === null ? null : { workId, chapterId };
}

function pathOf(named: string, sites: readonly { readonly origin: string }[]): string {
  if (!URL.canParse(named)) return named;
  const { hostname, pathname } = new URL(named);
  if (!sites.some(({ origin }) => new URL(origin).hostname === hostname))
    throw new UsageError(`"${named}" is no address at ${sites.map(({ origin }) => origin).join(' or ')}.`);
  return pathname;
}
