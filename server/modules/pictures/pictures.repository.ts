import { type Kysely, type Selection, sql } from 'kysely';
import { prepareStatement } from '#server/platform/database/prepared-statement.ts';
import type { Tables } from '#server/platform/database/tables.ts';

const PICTURE_COLUMNS = [
  'pictures.id',
  'pictures.width',
  'pictures.height',
  'pictures.dominant_color as dominantColor',
  'pictures.thumbhash',
  'pictures.crop_left as cropLeft',
  'pictures.crop_top as cropTop',
  'pictures.crop_width as cropWidth',
  'pictures.crop_height as cropHeight',
] as const;

/** `files` are [media type, width in pixels], AVIF before WebP, then by width. */
export type PictureRow = Selection<Tables, 'pictures', (typeof PICTURE_COLUMNS)[number]> & {
  readonly files: readonly (readonly [type: string, width: number])[];
};

/** Reads stored pictures with the files made from them. */
export class PicturesRepository {
  readonly findByIds: (ids: readonly string[]) => Promise<PictureRow[]>;

  constructor(database: Kysely<Tables>) {
    this.findByIds = prepareStatement(database, (ids) => selectByIds(database, ids));
  }
}

function selectByIds(database: Kysely<Tables>, ids: readonly string[]) {
  return database
    .selectFrom('pictures')
    .select(PICTURE_COLUMNS)
    .select(
      sql<PictureRow['files']>`(
        select coalesce(json_agg(json_build_array(type, width) order by type, width), '[]'::json)
        from picture_sources where picture_id = pictures.id)`.as('files'),
    )
    .where(sql<boolean>`pictures.id = any(${ids})`);
}
