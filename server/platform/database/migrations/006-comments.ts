import { type Kysely, sql } from 'kysely';

/** What readers say of works and chapters. A first comment has no thread; a reply belongs to the thread of one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table comments (
    id bigint generated always as identity primary key,
    work_id bigint not null references works on delete cascade,
    chapter_id bigint references chapters on delete cascade,
    thread_id bigint references comments on delete cascade,
    author_id bigint references users on delete set null,
    text text not null,
    emoji text,
    is_spoiler boolean not null,
    pin_id text,
    idempotency_key uuid not null,
    created_at timestamptz not null default now(),
    edited_at timestamptz,
    deleted_at timestamptz,
    unique (author_id, idempotency_key)
  )`,
  `create index comments_of_work on comments (work_id, id desc) where thread_id is null and chapter_id is null`,
  `create index comments_of_chapter on comments (chapter_id, id desc) where thread_id is null and chapter_id is not null`,
  `create index comments_of_thread on comments (thread_id, id) where thread_id is not null`,
  `create index comments_of_author on comments (author_id, id desc)`,
  `create table comment_reports (
    comment_id bigint not null references comments on delete cascade,
    user_id bigint not null references users on delete cascade,
    reason text not null check (reason in ('SPAM', 'ABUSE', 'SPOILER', 'OTHER')),
    created_at timestamptz not null default now(),
    primary key (comment_id, user_id)
  )`,
  `create index comment_reports_user on comment_reports (user_id)`,
  // Whatever deletes an account, none of its words stays.
  `create function futago_empty_comments() returns trigger language plpgsql as $$ begin
    update comments set text = '', emoji = null, pin_id = null, deleted_at = coalesce(deleted_at, now()) where author_id = old.id;
    return old;
  end $$`,
  `create trigger users_empty_comments before delete on users for each row execute function futago_empty_comments()`,
];
