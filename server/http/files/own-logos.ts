import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { drawSiteFiles } from '../../modules/sharing/site-files.ts';
import { ConfigError } from '../../platform/config/config.errors.ts';
import type { SiteConfig } from '../../platform/config/config.ts';
import { type PreparedAnswer, prepareAnswer, sendAnswer } from '../prepared-answer.ts';

const TYPES: Readonly<Record<string, string>> = { '.jpg': 'image/jpeg', '.png': 'image/png', '.svg': 'image/svg+xml' };

/** Logos that operators gave, in place of the build's files of the same names. */
export class OwnLogos {
  readonly #answers: ReadonlyMap<string, PreparedAnswer>;

  private constructor(answers: ReadonlyMap<string, PreparedAnswer>) {
    this.#answers = answers;
  }

  /** Rejects with a ConfigError where a logo cannot be drawn. */
  static async draw(sites: readonly Pick<SiteConfig, 'language' | 'logo'>[], headers: Readonly<Record<string, string>>): Promise<OwnLogos> {
    const answers = new Map<string, PreparedAnswer>();
    for (const { language, logo: svg } of sites) {
      if (svg === null) continue;
      const files = await drawSiteFiles({ language, svg, isOwn: true }).catch((error: unknown) => {
        throw new ConfigError(`sites.${language}.logo`, `sites.${language}.logo cannot be drawn (${String(error)}).`);
      });
      for (const [path, body] of files) {
        const type = TYPES[extname(path)] ?? 'application/octet-stream';
        const all = { ...headers, 'content-type': type, 'cache-control': 'public, max-age=3600, stale-while-revalidate=86400' };
        answers.set(path, prepareAnswer(200, all, body));
      }
    }
    return new OwnLogos(answers);
  }

  /** False, with nothing sent, for any address that stands for no such logo. */
  send(request: IncomingMessage, response: ServerResponse, path: string): boolean {
    const answer = this.#answers.get(path);
    if (answer === undefined) return false;
    sendAnswer(request, response, answer);
    return true;
  }
}
