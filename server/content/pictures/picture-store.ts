import { type Kysely, sql, type Transaction } from 'kysely';
import type { PicturesTable, Tables } from '#server/platform/database/tables.ts';
import type { ImportedPicture } from '../imported-work.ts';
import { RefusedFile } from '../refused-file.error.ts';
import type { EncodedPicture } from './picture-encoder.ts';
import { LoosePictures } from './loose-pictures.ts';
import { pictureId } from './picture-id.ts';
import type { PictureStorage } from './picture-storage.ts';

/** Longer than any work takes to be imported; what is older and has no row belongs to nobody. */
const ORPHAN_SECONDS = 6 * 60 * 60;
const LOOKED_FOR_AT_ONCE = 500;

export interface StoredPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

interface PictureRows {
  readonly picture: Omit<PicturesTable, 'created_at'>;
  readonly sources: readonly { readonly width: number; readonly bytes: number }[];
}

/** A picture whose files are written, or being written, and whose row is not yet there. */
interface Holding {
  holders: number;
  readonly rows: Promise<PictureRows>;
}

/** How a batch takes pictures. */
export interface PictureTaking {
  /** Decodes untrusted bytes; in this process when not given. */
  readonly encode: (original: Buffer, file: string) => Promise<EncodedPicture>;
  /** Told of each picture's id before it is looked for or written. */
  readonly note: (id: string) => Promise<void>;
  /** Removes the files of a picture that nobody here holds and that has no row. */
  readonly drop: (id: string) => Promise<void>;
}

/**
 * Takes pictures over: each once, however many works show it. Files come first, rows with the work's transaction; a batch that is
 * discarded takes its files away again, unless another batch holds them.
 */
export class PictureStore {
  readonly database: Kysely<Tables>;
  readonly storage: PictureStorage;
  readonly #loose: LoosePictures;
  readonly #holdings = new Map<string, Holding>();

  constructor(database: Kysely<Tables>, storage: PictureStorage) {
    this.database = database;
    this.storage = storage;
    this.#loose = new LoosePictures(database, storage);
  }

  batch(taking: Partial<PictureTaking> = {}): PictureBatch {
    return new PictureBatch(this, this.#holdings, {
      encode: encodeHere,
      ...this.#loose.taking(ORPHAN_SECONDS),
      ...taking,
    });
  }

  /** Removes files that have no row though they are old, such as a backup's that was put back. Returns how many pictures these were. */
  async removeOrphans(now = new Date()): Promise<number> {
    let removed = 0;
    let ids: string[] = [];
    for await (const id of this.storage.idsBefore(new Date(now.getTime() - ORPHAN_SECONDS * 1000))) {
      if (ids.push(id) < LOOKED_FOR_AT_ONCE) continue;
      removed += await this.#removeUnknown(ids);
      ids = [];
    }
    return ids.length === 0 ? removed : removed + (await this.#removeUnknown(ids));
  }

  async #removeUnknown(ids: readonly string[]): Promise<number> {
    const rows = await this.database
      .selectFrom('pictures')
      .select('id')
      .where(sql<boolean>`id = any(${ids})`)
      .execute();
    const known = new Set(rows.map(({ id }) => id));
    const unknown = ids.filter((id) => !known.has(id));
    return unknown.length === 0 ? 0 : await this.#loose.removeUnknown(unknown);
  }

  async find(id: string): Promise<StoredPicture | undefined> {
    return this.database.selectFrom('pictures').select(['id', 'width', 'height']).where('id', '=', id).executeTakeFirst();
  }
}

/** The encoder is imported when the first picture comes: it loads a library that serving does without. */
async function encodeHere(original: Buffer, file: string): Promise<EncodedPicture> {
  const { encodePicture } = await import('./picture-encoder.ts');
  return encodePicture(original, file);
}

export class PictureBatch {
  readonly #store: PictureStore;
  readonly #holdings: Map<string, Holding>;
  readonly #held = new Map<string, Holding>();
  readonly #known = new Map<string, StoredPicture>();
  readonly #taking: PictureTaking;

  constructor(store: PictureStore, holdings: Map<string, Holding>, taking: PictureTaking) {
    this.#store = store;
    this.#holdings = holdings;
    this.#taking = taking;
  }

  /** Rejects with a RefusedFile where the picture is not taken. */
  async add(picture: ImportedPicture): Promise<StoredPicture> {
    const original = await picture.read();
    const id = pictureId(original);
    await this.#taking.note(id);
    const known = this.#known.get(id) ?? (await this.#findComplete(id));
    if (known) {
      this.#known.set(id, known);
      return known;
    }
    const holding = this.#hold(id, original, picture.name);
    try {
      const { picture: row } = await holding.rows;
      return { id, width: row.width, height: row.height };
    } catch (error) {
      if (this.#held.delete(id)) this.#letGo(id, holding);
      throw error;
    }
  }

  /** The same; a strip that is higher than a page may be becomes the pages that it is cut into, in this process. */
  async addPages(picture: ImportedPicture): Promise<readonly StoredPicture[]> {
    try {
      return [await this.add(picture)];
    } catch (error) {
      if (!(error instanceof RefusedFile) || error.kind !== 'sideTooLong') throw error;
    }
    const stored: StoredPicture[] = [];
    const { cutStrip } = await import('./picture-encoder.ts');
    for (const page of await cutStrip(await picture.read(), picture.name))
      stored.push(await this.add({ name: picture.name, read: () => Promise.resolve(page) }));
    return stored;
  }

  /** Pictures whose rows this batch brings. */
  newIds(): readonly string[] {
    return [...this.#held.keys()];
  }

  async insertRows(transaction: Transaction<Tables>): Promise<void> {
    // In one order for everybody, so that two transactions with common pictures never wait for each other.
    for (const [, { rows }] of [...this.#held].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      const { picture, sources } = await rows;
      await transaction
        .insertInto('pictures')
        .values(picture)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await transaction
        .insertInto('picture_sources')
        .values(sources.map((source) => ({ ...source, picture_id: picture.id, type: 'image/webp' as const })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }

  /** To be called when the rows are committed. */
  keep(): void {
    for (const [id, holding] of this.#held) this.#letGo(id, holding);
    this.#held.clear();
  }

  /** To be called when nothing was committed. */
  async discard(): Promise<void> {
    for (const [id, holding] of this.#held) {
      await holding.rows.catch(() => undefined);
      if (this.#letGo(id, holding) && !(await this.#store.find(id))) await this.#taking.drop(id);
    }
    this.#held.clear();
  }

  async #findComplete(id: string): Promise<StoredPicture | undefined> {
    const row = await this.#store.find(id);
    return row && (await this.#store.storage.has(id)) ? row : undefined;
  }

  #hold(id: string, original: Buffer, name: string): Holding {
    const own = this.#held.get(id);
    if (own) return own;
    const holding = this.#holdings.get(id) ?? { holders: 0, rows: this.#take(id, original, name) };
    holding.holders += 1;
    this.#holdings.set(id, holding);
    this.#held.set(id, holding);
    return holding;
  }

  /** Returns whether nobody holds the picture any more. */
  #letGo(id: string, holding: Holding): boolean {
    holding.holders -= 1;
    if (holding.holders === 0) this.#holdings.delete(id);
    return holding.holders === 0;
  }

  async #take(id: string, original: Buffer, name: string): Promise<PictureRows> {
    const encoded = await this.#taking.encode(original, name);
    await this.#store.storage.write(id, original, encoded.sources);
    const { cropBox } = encoded;
    return {
      picture: {
        id,
        width: encoded.width,
        height: encoded.height,
        dominant_color: encoded.dominantColor,
        thumbhash: encoded.thumbhash,
        crop_left: cropBox?.left ?? null,
        crop_top: cropBox?.top ?? null,
        crop_width: cropBox?.width ?? null,
        crop_height: cropBox?.height ?? null,
      },
      sources: encoded.sources.map(({ width, content }) => ({ width, bytes: content.length })),
    };
  }
}
