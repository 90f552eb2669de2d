import { type Kysely, sql } from 'kysely';

/** Works, chapters with their versions, and pictures: all that a reader without an account needs. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table pictures (
    id text primary key,
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    dominant_color text not null,
    thumbhash bytea not null,
    crop_left integer, crop_top integer, crop_width integer, crop_height integer,
    created_at timestamptz not null default now()
  )`,
  `create table picture_sources (
    picture_id text not null references pictures on delete cascade,
    type text not null,
    width integer not null,
    bytes integer not null,
    primary key (picture_id, type, width)
  )`,
  `create table works (
    id bigint generated always as identity primary key,
    source_key text not null unique,
    language text not null check (language in ('vi', 'ja')),
    format text not null check (format in ('COMIC', 'NOVEL')),
    status text not null check (status in ('ONGOING', 'COMPLETED', 'HIATUS')),
    direction text not null check (direction in ('LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'TOP_TO_BOTTOM')),
    title text not null,
    title_reading text,
    aliases text[] not null default '{}',
    description text not null default '',
    is_sensitive boolean not null default false,
    source_note text,
    cover_id text references pictures,
    views_count bigint not null default 0,
    chapters_count integer not null default 0,
    first_chapter_id bigint,
    last_chapter_id bigint,
    updated_at timestamptz not null default now(),
    created_at timestamptz not null default now(),
    hidden_at timestamptz
  )`,
  `create index works_latest on works (language, updated_at desc, id desc) where hidden_at is null and chapters_count > 0`,
  `create index works_views on works (language, views_count desc, id desc) where hidden_at is null and chapters_count > 0`,
  `create index works_name on works (language, title, id) where hidden_at is null and chapters_count > 0`,
  `create table creators (
    id bigint generated always as identity primary key,
    name text not null unique,
    reading text
  )`,
  `create table credits (
    work_id bigint not null references works on delete cascade,
    creator_id bigint not null references creators,
    role text not null check (role in ('AUTHOR', 'ARTIST', 'TRANSLATOR')),
    position integer not null,
    primary key (work_id, creator_id, role)
  )`,
  `create table genres (
    slug text primary key,
    name_vi text not null,
    name_ja text not null,
    works_count_vi integer not null default 0,
    works_count_ja integer not null default 0
  )`,
  `create table work_genres (
    work_id bigint not null references works on delete cascade,
    genre_slug text not null references genres,
    language text not null,
    updated_at timestamptz not null,
    views_count bigint not null,
    primary key (work_id, genre_slug)
  )`,
  `create index work_genres_latest on work_genres (genre_slug, language, updated_at desc, work_id desc)`,
  `create index work_genres_views on work_genres (genre_slug, language, views_count desc, work_id desc)`,
  `create table work_counts (
    language text primary key,
    works_count integer not null default 0
  )`,
  `insert into work_counts (language) values ('vi'), ('ja')`,
  `create table chapters (
    id bigint generated always as identity primary key,
    work_id bigint not null references works on delete cascade,
    source_key text not null,
    position integer not null,
    number numeric(10, 3) not null,
    title text,
    title_folded text not null default '',
    version_id bigint,
    published_at timestamptz not null,
    unique (work_id, source_key),
    unique (work_id, position) deferrable initially deferred
  )`,
  `create table chapter_versions (
    id bigint generated always as identity primary key,
    chapter_id bigint not null references chapters on delete cascade,
    version integer not null,
    content_hash text not null,
    layout text check (layout in ('STRIP', 'PAGED')),
    document jsonb,
    length integer not null default 0,
    created_at timestamptz not null default now(),
    unique (chapter_id, version),
    check ((document is null) <> (layout is null))
  )`,
  `alter table chapters add foreign key (version_id) references chapter_versions deferrable initially deferred`,
  `alter table works add foreign key (first_chapter_id) references chapters on delete set null deferrable initially deferred`,
  `alter table works add foreign key (last_chapter_id) references chapters on delete set null deferrable initially deferred`,
  `create table version_pages (
    version_id bigint not null references chapter_versions on delete cascade,
    position integer not null,
    picture_id text not null references pictures,
    primary key (version_id, position)
  )`,
  `create index version_pages_picture on version_pages (picture_id)`,
  `create table twins (
    work_id bigint not null references works on delete cascade,
    twin_id bigint not null references works on delete cascade,
    primary key (work_id, twin_id),
    check (work_id <> twin_id)
  )`,
  `create table chapter_twins (
    chapter_id bigint not null references chapters on delete cascade,
    twin_id bigint not null references chapters on delete cascade,
    primary key (chapter_id, twin_id)
  )`,
  `create index twins_twin on twins (twin_id)`,
  `create index chapter_twins_twin on chapter_twins (twin_id)`,
];
