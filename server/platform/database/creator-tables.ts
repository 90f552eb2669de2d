import type { ColumnType } from 'kysely';

export interface CreatorsTable {
  id: ColumnType<number, never, never>;
  name: string;
  reading: string | null;
}

/** The ids of creators who became one with another. */
export interface MergedCreatorsTable {
  id: number;
  creator_id: number;
}

export interface CreditsTable {
  work_id: number;
  creator_id: number;
  role: 'AUTHOR' | 'ARTIST' | 'TRANSLATOR';
  position: number;
}
