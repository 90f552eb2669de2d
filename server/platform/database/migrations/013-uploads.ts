import { type Kysely, sql } from 'kysely';

/** What accounts make of their own: works and chapters before readers see them, and the uploads that bring them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  // What a text's document names was held by nothing: whoever let go of the same picture took it away.
  `create table version_pictures (
    version_id bigint not null references chapter_versions on delete cascade,
    picture_id text not null references pictures,
    primary key (version_id, picture_id)
  )`,
  `insert into version_pictures
    select distinct chapter_versions.id, pictures.id
    from chapter_versions, jsonb_array_elements(document -> 'blocks') block join pictures on pictures.id = block ->> 'pictureId'
    where document is not null and block ->> 'kind' = 'picture'`,
  `create index version_pictures_picture on version_pictures (picture_id)`,
  `create index works_cover on works (cover_id) where cover_id is not null`,
  `create table own_works (
    id bigint generated always as identity primary key,
    owner_id bigint not null references users on delete cascade,
    creation_key uuid not null,
    work_id bigint references works on delete set null,
    twin_id bigint references own_works on delete set null,
    language text not null check (language in ('vi', 'ja')),
    format text not null check (format in ('COMIC', 'NOVEL')),
    status text not null check (status in ('ONGOING', 'COMPLETED', 'HIATUS')),
    direction text check (direction in ('LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'TOP_TO_BOTTOM')),
    title text not null,
    title_reading text,
    description text not null,
    is_sensitive boolean not null,
    credits jsonb not null,
    genres text[] not null,
    cover_id text references pictures,
    review text not null default 'NOT_NEEDED' check (review in ('NOT_NEEDED', 'WAITING', 'PASSED', 'REFUSED')),
    created_at timestamptz not null default now(),
    changed_at timestamptz not null default now(),
    unique (owner_id, creation_key)
  )`,
  `create index own_works_of_owner on own_works (owner_id, changed_at desc, id desc)`,
  `create index own_works_work on own_works (work_id) where work_id is not null`,
  `create index own_works_twin on own_works (twin_id) where twin_id is not null`,
  `create index own_works_cover on own_works (cover_id) where cover_id is not null`,
  `create index own_works_waiting on own_works (id) where review = 'WAITING'`,
  `create table own_chapters (
    id bigint generated always as identity primary key,
    own_work_id bigint not null references own_works on delete cascade,
    chapter_id bigint references chapters on delete set null,
    state text not null default 'DRAFT' check (state in ('DRAFT', 'SCHEDULED', 'HELD', 'PUBLISHED')),
    number numeric(10, 3) not null,
    title text,
    publish_at timestamptz,
    content_hash text not null,
    document jsonb,
    length integer not null,
    changed_at timestamptz not null default now(),
    check ((state = 'SCHEDULED') = (publish_at is not null))
  )`,
  `create index own_chapters_of_work on own_chapters (own_work_id, number desc, id desc)`,
  `create index own_chapters_chapter on own_chapters (chapter_id) where chapter_id is not null`,
  `create index own_chapters_due on own_chapters (publish_at) where publish_at is not null`,
  `create table own_pages (
    id bigint generated always as identity primary key,
    own_chapter_id bigint not null references own_chapters on delete cascade,
    position integer not null,
    picture_id text not null references pictures,
    unique (own_chapter_id, position) deferrable initially deferred
  )`,
  `create index own_pages_picture on own_pages (picture_id)`,
  `create table uploads (
    id uuid primary key,
    owner_id bigint not null references users on delete cascade,
    own_work_id bigint not null references own_works on delete cascade,
    purpose text not null check (purpose in ('CHAPTERS', 'CONTENT', 'PAGE', 'COVER')),
    own_chapter_id bigint references own_chapters on delete cascade,
    own_page_id bigint,
    state text not null default 'RECEIVING' check (state in ('RECEIVING', 'WAITING', 'PROCESSING', 'DONE', 'FAILED')),
    tries integer not null default 0,
    begun_at timestamptz,
    pictures_done integer not null default 0,
    pictures_count integer not null default 0,
    chapter_ids jsonb not null default '[]',
    problems jsonb not null default '[]',
    failure text,
    created_at timestamptz not null default now(),
    touched_at timestamptz not null default now()
  )`,
  `create index uploads_of_owner on uploads (owner_id, created_at desc)`,
  `create index uploads_of_work on uploads (own_work_id)`,
  `create index uploads_of_chapter on uploads (own_chapter_id) where own_chapter_id is not null`,
  `create index uploads_touched on uploads (touched_at)`,
  `create table upload_files (
    upload_id uuid not null references uploads on delete cascade,
    index integer not null,
    name text not null,
    size integer not null check (size > 0),
    received integer not null default 0 check (received between 0 and size),
    sha256 bytea,
    primary key (upload_id, index)
  )`,
  // Pictures that came by an upload and may belong to nothing: noted before their files are written, and whenever a
  // page or a cover lets go of one.
  `create table loose_pictures (
    picture_id text primary key,
    since timestamptz not null default now()
  )`,
  `create function note_loose_page() returns trigger language plpgsql as $$ begin
    insert into loose_pictures (picture_id) values (old.picture_id) on conflict do nothing;
    return null;
  end $$`,
  `create function note_loose_cover() returns trigger language plpgsql as $$ begin
    insert into loose_pictures (picture_id) values (old.cover_id) on conflict do nothing;
    return null;
  end $$`,
  `create trigger own_pages_let_go after delete or update of picture_id on own_pages for each row execute function note_loose_page()`,
  `create trigger own_works_let_go after delete or update of cover_id on own_works for each row
    when (old.cover_id is not null) execute function note_loose_cover()`,
];
