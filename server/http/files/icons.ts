import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { LONGEST_ICON_URL } from '#graphql/document/limits.ts';
import { sendSentence } from '../plain-answer.ts';
import { prepareAnswer, sendAnswer } from '../prepared-answer.ts';
import { ResponseCache } from '../response-cache.ts';

const PATH = /^\/api\/_nuxt_icon\/([a-z0-9]+(?:-[a-z0-9]+)*)\.json$/;
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MOST_SETS = 8;
const CACHE_BYTES = 4 * 1024 * 1024;
const DAY_SECONDS = 86_400;

interface Icon {
  readonly body: string;
  readonly width?: number;
  readonly height?: number;
}

interface Alias extends Partial<Icon> {
  readonly parent: string;
}

/** As packages @iconify-json/<collection> hold it: https://iconify.design/docs/types/iconify-json.html */
interface IconSet {
  readonly prefix: string;
  readonly icons: Readonly<Record<string, Icon>>;
  readonly aliases?: Readonly<Record<string, Alias>>;
  readonly width?: number;
  readonly height?: number;
}

const resolver = createRequire(import.meta.url);

/**
 * Answers /api/_nuxt_icon/<collection>.json?icons=a,b from the icon sets that are installed as packages: only the icons
 * that are named, and the names that are not there under `not_found`. A set is read when it is first asked for.
 */
export class Icons {
  readonly #headers: Readonly<Record<string, string>>;
  readonly #sets = new Map<string, Promise<IconSet | null>>();
  readonly #cache = new ResponseCache({
    maxBytes: CACHE_BYTES,
    freshMilliseconds: DAY_SECONDS * 1000,
    staleMilliseconds: DAY_SECONDS * 1000,
  });

  /** `headers` are those of every answer. */
  constructor(headers: Readonly<Record<string, string>>) {
    this.#headers = headers;
  }

  /** False, with nothing sent, for an address that is none of icons. */
  async answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    const collection = PATH.exec(path)?.[1];
    if (collection === undefined) return false;
    const url = request.url ?? '';
    const names = [...new Set(new URLSearchParams(url.slice(path.length)).get('icons')?.split(',') ?? [])].toSorted();
    if (url.length > LONGEST_ICON_URL) this.#refuse(response, 414, `An address of icons has at most ${LONGEST_ICON_URL} characters.`);
    else if (names.length === 0 || !names.every((name) => NAME.test(name))) {
      this.#refuse(response, 400, 'Name the icons: ?icons=book,search');
    } else {
      const set = await this.#open(collection);
      if (set === null) this.#refuse(response, 404, 'There is no such set of icons here.');
      else sendAnswer(request, response, await this.#cache.load(`${collection} ${names.join(',')}`, () => this.#produce(set, names)));
    }
    return true;
  }

  #refuse(response: ServerResponse, status: number, sentence: string): void {
    sendSentence(response, status, sentence, this.#headers);
  }

  async #produce(set: IconSet, names: readonly string[]) {
    const headers = {
      ...this.#headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${DAY_SECONDS * 7}`,
    };
    return { answer: prepareAnswer(200, headers, Buffer.from(JSON.stringify(pick(set, names)))), isKept: true };
  }

  #open(collection: string): Promise<IconSet | null> {
    const known = this.#sets.get(collection);
    if (known !== undefined) return known;
    const opening = readSet(collection);
    if (this.#sets.size >= MOST_SETS) this.#sets.clear();
    this.#sets.set(collection, opening);
    return opening;
  }
}

/** Null where the set is not installed. */
async function readSet(collection: string): Promise<IconSet | null> {
  try {
    const file = resolver.resolve(`@iconify-json/${collection}/icons.json`);
    return JSON.parse(await readFile(file, 'utf8')) as IconSet;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}

/** The named icons, with what their aliases stand on. */
function pick(set: IconSet, names: readonly string[]) {
  const icons: Record<string, Icon> = {};
  const aliases: Record<string, Alias> = {};
  const missing: string[] = [];
  const take = (name: string, depth: number): boolean => {
    const icon = own(set.icons, name);
    if (icon !== undefined) {
      icons[name] = icon;
      return true;
    }
    const alias = own(set.aliases ?? {}, name);
    if (alias === undefined || depth > 5 || !take(alias.parent, depth + 1)) return false;
    aliases[name] = alias;
    return true;
  };
  for (const name of names) if (!take(name, 0)) missing.push(name);
  const { prefix, width, height } = set;
  return {
    prefix,
    icons,
    ...(Object.keys(aliases).length > 0 ? { aliases } : {}),
    ...(missing.length > 0 ? { not_found: missing } : {}),
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
  };
}

function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
