import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { PictureStorage } from '#server/content/pictures/picture-storage.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { LanguageCode, Tables } from '#server/platform/database/tables.ts';
import { LISTED } from '../works/listed-works.ts';
import type { Card } from './card-drawing.ts';
import type { CardPainter } from './card-painter.ts';
import { sweepCards } from './swept-cards.ts';

/** Changes with every change of the drawing, so that every card gets another address. */
const DRAWING = 2;
const LEAST_COVER_WIDTH = 400;
const MOST_BYTES = 1024 ** 3;
const DRAWN_BETWEEN_SWEEPS = 500;
const MOST_CREATORS = 3;

const KINDS: Readonly<Record<LanguageCode, Readonly<Record<'COMIC' | 'NOVEL', string>>>> = {
  vi: { COMIC: 'Truyện tranh', NOVEL: 'Truyện chữ' },
  ja: { COMIC: 'まんが', NOVEL: '小説' },
};

interface Facts {
  readonly language: LanguageCode;
  readonly format: 'COMIC' | 'NOVEL';
  readonly title: string;
  readonly isSensitive: boolean;
  readonly coverId: string | null;
  readonly coverWidth: number | null;
  readonly creators: readonly string[];
}

export interface CardsDependencies {
  readonly database: Kysely<Tables>;
  readonly sites: Config['sites'];
  readonly dataFolder: string;
  readonly storage: PictureStorage;
  readonly painter: Pick<CardPainter, 'draw'>;
}

/**
 * Pictures that stand for works where their address is shared, in `<dataFolder>/cards`, named by what they show. A card is
 * drawn when it is first asked for, once however many ask; the oldest go when the folder holds more than a gibibyte.
 */
export class CardsService {
  readonly #dependencies: CardsDependencies;
  readonly #folder: string;
  readonly #drawing = new Map<string, Promise<string>>();
  #drawn = 0;

  constructor(dependencies: CardsDependencies) {
    this.#dependencies = dependencies;
    this.#folder = join(dependencies.dataFolder, 'cards');
  }

  /** Path of the card that shows the work as it is now; null for a work that is hidden or not there. */
  async pathOf(workId: number): Promise<string | null> {
    const facts = await this.#find(workId);
    return facts === undefined ? null : `/cards/${workId}/${this.#hashOf(facts)}.jpg`;
  }

  /** Where the work's card of this hash lies, if it was drawn. */
  fileOf(workId: number, hash: string): string {
    return join(this.#folder, hash.slice(0, 2), `${workId}-${hash}.jpg`);
  }

  /** Draws the work's card; its file. Rejects with TooManyCards or CardNotDrawn. Null where `hash` is not what it shows now. */
  async draw(workId: number, hash: string): Promise<string | null> {
    const facts = await this.#find(workId);
    if (facts === undefined || this.#hashOf(facts) !== hash) return null;
    const file = this.fileOf(workId, hash);
    const running = this.#drawing.get(file);
    if (running !== undefined) return running;
    const drawing = this.#drawFile(facts, file).finally(() => this.#drawing.delete(file));
    this.#drawing.set(file, drawing);
    return drawing;
  }

  async #drawFile(facts: Facts, file: string): Promise<string> {
    // Another drawing may have ended since whoever asks found no file.
    if (await isThere(file)) return file;
    const { coverId, coverWidth } = facts;
    if (coverId !== null && coverWidth !== null) await this.#dependencies.storage.bring(coverId, `${coverWidth}.webp`);
    const bytes = await this.#dependencies.painter.draw(this.#cardOf(facts));
    await mkdir(join(file, '..'), { recursive: true });
    const incoming = `${file}.${randomBytes(6).toString('hex')}`;
    await writeFile(incoming, bytes);
    await rename(incoming, file);
    if (++this.#drawn % DRAWN_BETWEEN_SWEEPS === 0) await sweepCards(this.#folder, MOST_BYTES);
    return file;
  }

  #cardOf({ language, format, title, creators, isSensitive, coverId, coverWidth }: Facts): Card {
    const { storage, sites } = this.#dependencies;
    const hasCover = coverId !== null && coverWidth !== null && !isSensitive;
    return {
      language,
      siteName: sites[language].name,
      logo: sites[language].logo,
      title,
      kind: KINDS[language][format],
      creators: creators.slice(0, MOST_CREATORS).join(language === 'ja' ? '、' : ', '),
      coverFile: hasCover ? join(storage.folder(coverId), `${coverWidth}.webp`) : null,
    };
  }

  #hashOf(facts: Facts): string {
    const shown = [DRAWING, { ...this.#cardOf(facts), coverFile: facts.isSensitive ? null : facts.coverId }];
    return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 32);
  }

  async #find(workId: number): Promise<Facts | undefined> {
    const { rows } = await sql<Facts>`
      select works.language, works.format, works.title, works.is_sensitive as "isSensitive", works.cover_id as "coverId",
        (select width from picture_sources where picture_id = works.cover_id and type = 'image/webp'
          order by width < ${LEAST_COVER_WIDTH}, case when width < ${LEAST_COVER_WIDTH} then -width else width end limit 1) as "coverWidth",
        array(
          select creators.name from credits join creators on creators.id = credits.creator_id
          where credits.work_id = works.id group by creators.name order by min(credits.position)
        ) as creators
      from works where works.id = ${workId} and ${LISTED}`.execute(this.#dependencies.database);
    return rows[0];
  }
}

function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
