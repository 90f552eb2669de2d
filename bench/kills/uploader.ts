import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { BeginUpload } from '#graphql/generated/documents/BeginUpload.ts';
import { UploadState } from '#graphql/generated/documents/UploadState.ts';
import type { Database } from '#server/platform/database/database.ts';
import { makeZip } from '#tests/support/files/make-zip.ts';
import { createComic } from '../own-comic.ts';
import type { PatientClient } from './patient-client.ts';
import type { Compared, Writer } from './writers.ts';

const PIECE_BYTES = 16 * 1024;
const PAUSE_MILLISECONDS = 20;
const AGAIN_MILLISECONDS = 200;
const PAGES = 2;
const SIDE = 200;

/** Sends archives in pieces and goes on at the offset that the server tells; each becomes one chapter of one work. */
export class Uploader implements Writer {
  readonly kind = 'uploads';
  readonly client: PatientClient;
  /** Whose last byte was acknowledged. */
  readonly #acknowledged: string[] = [];
  #workId = '';
  #bytesLost = 0;

  constructor(client: PatientClient) {
    this.client = client;
  }

  async run(isOver: () => boolean): Promise<void> {
    this.#workId = await createComic(this.client, 'Bị cắt');
    while (!isOver()) {
      const content = await archive();
      const id = randomUUID();
      const files = [{ name: `Chương ${this.#acknowledged.length + 1}.cbz`, size: content.length }];
      const input = { id, workId: this.#workId, purpose: 'CHAPTERS', files } as const;
      const { beginUpload } = await this.client.send(BeginUpload, () => ({ input }));
      if (beginUpload.__typename !== 'Upload') throw new Error(`The upload was not begun: ${beginUpload.__typename}.`);
      await this.#sendAll(beginUpload.files[0]?.url ?? '', content);
      this.#acknowledged.push(id);
      await this.#untilEnd(id);
    }
  }

  /** Lost: bytes that had been acknowledged, and uploads that are whole and made no chapter. */
  async compare(database: Database): Promise<Compared> {
    const uploads = await database
      .selectFrom('uploads')
      .select(['id', 'state', 'chapter_ids as chapterIds'])
      .where('owner_id', '=', this.client.userId)
      .execute();
    const chapters = await database.selectFrom('own_chapters').select('id').where('own_work_id', '=', Number(this.#workId)).execute();
    const made = new Map(uploads.filter(({ state }) => state === 'DONE').map(({ id, chapterIds }) => [id, chapterIds]));
    const lost = this.#acknowledged.filter((id) => made.get(id)?.length !== 1).length;
    const named = new Set([...made.values()].flat());
    return { acknowledged: this.#acknowledged.length, lost: lost + this.#bytesLost, doubled: Math.abs(chapters.length - named.size) };
  }

  async #sendAll(url: string, content: Buffer): Promise<void> {
    let acknowledged = 0;
    let place: number | null = 0;
    while (acknowledged < content.length) {
      if (place === null) {
        this.client.repeated += 1;
        await wait(AGAIN_MILLISECONDS);
        place = await this.client.offsetOf(url);
        if (place === null) continue;
        if (place < acknowledged) this.#bytesLost += 1;
      }
      acknowledged = place;
      if (acknowledged === content.length) return;
      place = await this.client.sendPiece(url, acknowledged, content.subarray(acknowledged, acknowledged + PIECE_BYTES));
      if (place !== null) acknowledged = place;
      await wait(PAUSE_MILLISECONDS);
    }
  }

  async #untilEnd(id: string): Promise<void> {
    for (;;) {
      const { viewer } = await this.client.send(UploadState, () => ({ id }));
      if (viewer?.upload?.state !== 'WAITING' && viewer?.upload?.state !== 'PROCESSING') return;
      await wait(5 * PAUSE_MILLISECONDS);
    }
  }
}

/** Pages that no other archive has. */
async function archive(): Promise<Buffer> {
  const pages = Array.from({ length: PAGES }, async (_, at) => {
    const raw = { width: SIDE, height: SIDE, channels: 3 } as const;
    const content = await sharp(randomBytes(SIDE * SIDE * 3), { raw })
      .png()
      .toBuffer();
    return { name: `${at + 1}.png`, content, isStored: true };
  });
  return makeZip(await Promise.all(pages));
}
