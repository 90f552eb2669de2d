import { type Kysely, sql } from 'kysely';

/** Readers with an account, their sessions, and what is told once and stored hashed: tokens, links, codes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table users (
    id bigint generated always as identity primary key,
    email text not null,
    email_key text not null unique,
    name text not null,
    password_hash text,
    avatar_id text references pictures on delete set null,
    language text not null check (language in ('vi', 'ja')),
    created_at timestamptz not null default now()
  )`,
  `create index users_avatar on users (avatar_id) where avatar_id is not null`,
  `create table sessions (
    id bigint generated always as identity primary key,
    user_id bigint not null references users on delete cascade,
    device_kind text not null check (device_kind in ('PHONE', 'TABLET', 'COMPUTER', 'UNKNOWN')),
    device_browser text,
    device_system text,
    started_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz
  )`,
  `create unique index sessions_one_open on sessions (user_id) where ended_at is null`,
  `create index sessions_newest on sessions (user_id, started_at desc)`,
  `create table session_tokens (
    token_hash bytea primary key,
    session_id bigint not null references sessions on delete cascade
  )`,
  `create index session_tokens_session on session_tokens (session_id)`,
  `create table throttle_hits (
    id bigint generated always as identity primary key,
    key bytea not null,
    at timestamptz not null
  )`,
  `create index throttle_hits_key on throttle_hits (key, at)`,
  `create index throttle_hits_age on throttle_hits (at)`,
  `create table google_links (
    subject text primary key,
    user_id bigint not null references users on delete cascade,
    linked_at timestamptz not null default now()
  )`,
  `create index google_links_user on google_links (user_id)`,
  `create table sign_in_states (
    hash bytea primary key,
    nonce_hash bytea not null,
    browser_hash bytea,
    language text not null check (language in ('vi', 'ja')),
    expires_at timestamptz not null
  )`,
  `create table password_links (
    hash bytea primary key,
    user_id bigint not null references users on delete cascade,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index password_links_user on password_links (user_id)`,
  `create table link_tokens (
    hash bytea primary key,
    kind text not null check (kind in ('OFFERED', 'MAILED')),
    user_id bigint not null references users on delete cascade,
    subject text not null,
    email text not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index link_tokens_user on link_tokens (user_id)`,
  `create table handovers (
    hash bytea primary key,
    session_id bigint not null references sessions on delete cascade,
    target_origin text not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index handovers_session on handovers (session_id)`,
];
