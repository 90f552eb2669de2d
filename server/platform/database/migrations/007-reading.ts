import { type Kysely, sql } from 'kysely';

/** Where readers are in chapters, and which works they follow. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table reading_positions (
    user_id bigint not null references users on delete cascade,
    chapter_id bigint not null references chapters on delete cascade,
    work_id bigint not null references works on delete cascade,
    element_id text not null,
    element_offset double precision not null,
    element_order integer not null,
    elements_count integer not null,
    before_ids text[] not null,
    after_ids text[] not null,
    content_hash text not null,
    progress double precision not null check (progress between 0 and 1),
    at timestamptz not null,
    reread_since timestamptz,
    read_at timestamptz,
    primary key (user_id, chapter_id)
  )`,
  `create index reading_positions_newest on reading_positions (user_id, at desc, chapter_id desc)`,
  `create index reading_positions_of_work on reading_positions (user_id, work_id, at desc)`,
  `create index reading_positions_chapter on reading_positions (chapter_id)`,
  `create index reading_positions_work on reading_positions (work_id)`,
  `create table follows (
    user_id bigint not null references users on delete cascade,
    work_id bigint not null references works on delete cascade,
    followed_at timestamptz not null default now(),
    primary key (user_id, work_id)
  )`,
  `create index follows_work on follows (work_id)`,
];
