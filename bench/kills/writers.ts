import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { FollowWork } from '#graphql/generated/documents/FollowWork.ts';
import { SavePositions } from '#graphql/generated/documents/SavePositions.ts';
import { SendComment } from '#graphql/generated/documents/SendComment.ts';
import { SignIn } from '#graphql/generated/documents/SignIn.ts';
import { SignOut } from '#graphql/generated/documents/SignOut.ts';
import { UnfollowWork } from '#graphql/generated/documents/UnfollowWork.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Sessions } from '#server/platform/sessions/sessions.ts';
import { PASSWORD, type PatientClient, SessionEnded } from './patient-client.ts';

const PAUSE_MILLISECONDS = 20;
const MOST_PROGRESS = 1_000_000;

/** What the database holds beside what the server had acknowledged. */
export interface Compared {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
}

/** One client that writes one kind of thing, one after the other, and knows what was acknowledged. */
export interface Writer {
  readonly kind: string;
  readonly client: PatientClient;
  /** Resolves when the last write that was begun is acknowledged. */
  run(isOver: () => boolean): Promise<void>;
  compare(database: Database): Promise<Compared>;
}

export interface KnownWork {
  readonly workId: string;
  readonly chapterId: string;
}

/** Sends comments, each under one key however often it is sent; or, to see what the keys are for, under a new one each time. */
export class Commenter implements Writer {
  readonly kind: string;
  readonly client: PatientClient;
  readonly #isKeyed: boolean;
  readonly #workId: string;
  readonly #acknowledged: string[] = [];

  constructor(client: PatientClient, { workId }: KnownWork, { isKeyed }: { readonly isKeyed: boolean }) {
    this.kind = isKeyed ? 'comments' : 'comments without keys';
    this.client = client;
    this.#isKeyed = isKeyed;
    this.#workId = workId;
  }

  async run(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const key = randomUUID();
      const comment = { subject: { workId: this.#workId }, text: `Bình luận ${key}`, isSpoiler: false };
      const { sendComment } = await this.client.send(SendComment, () => ({
        input: { ...comment, idempotencyKey: this.#isKeyed ? key : randomUUID() },
      }));
      if (sendComment.__typename !== 'Comment') throw new Error(`A comment was refused: ${sendComment.__typename}.`);
      this.#acknowledged.push(comment.text);
      await wait(PAUSE_MILLISECONDS);
    }
  }

  async compare(database: Database): Promise<Compared> {
    const rows = await database.selectFrom('comments').select('text').where('author_id', '=', this.client.userId).execute();
    const kept = new Set(rows.map(({ text }) => text));
    const lost = this.#acknowledged.filter((text) => !kept.has(text)).length;
    return { acknowledged: this.#acknowledged.length, lost, doubled: rows.length - kept.size };
  }
}

/** Reads on in one chapter, from place to place. */
export class Placer implements Writer {
  readonly kind = 'positions';
  readonly client: PatientClient;
  readonly #work: KnownWork;
  #acknowledged = 0;

  constructor(client: PatientClient, work: KnownWork) {
    this.client = client;
    this.#work = work;
  }

  async run(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const order = this.#acknowledged + 1;
      const around = { before: [], after: [], contentHash: 'bench', count: MOST_PROGRESS, elementId: 'p1', offset: 0 };
      const at = new Date().toISOString();
      const position = { ...this.#work, ...around, order, progress: order / MOST_PROGRESS, at, isRereading: false };
      await this.client.send(SavePositions, () => ({ positions: [position] }));
      this.#acknowledged = order;
      await wait(PAUSE_MILLISECONDS);
    }
  }

  async compare(database: Database): Promise<Compared> {
    const rows = await database
      .selectFrom('reading_positions')
      .select('element_order as order')
      .where('user_id', '=', this.client.userId)
      .execute();
    const lost = Math.max(0, this.#acknowledged - Math.max(0, ...rows.map(({ order }) => order)));
    return { acknowledged: this.#acknowledged, lost, doubled: Math.max(0, rows.length - 1) };
  }
}

/** Follows and leaves works in turn. */
export class Follower implements Writer {
  readonly kind = 'follows';
  readonly client: PatientClient;
  readonly #works: readonly KnownWork[];
  readonly #followed = new Set<number>();
  #acknowledged = 0;

  constructor(client: PatientClient, works: readonly KnownWork[]) {
    this.client = client;
    this.#works = works;
  }

  async run(isOver: () => boolean): Promise<void> {
    for (let turn = 0; !isOver(); turn += 1) {
      const workId = this.#works[turn % this.#works.length]?.workId ?? '';
      const id = Number(workId);
      if (this.#followed.has(id)) {
        await this.client.send(UnfollowWork, () => ({ workId }));
        this.#followed.delete(id);
      } else {
        const { followWork } = await this.client.send(FollowWork, () => ({ workId }));
        if (followWork.__typename !== 'Done') throw new Error(`A work was not followed: ${followWork.__typename}.`);
        this.#followed.add(id);
      }
      this.#acknowledged += 1;
      await wait(PAUSE_MILLISECONDS);
    }
  }

  async compare(database: Database): Promise<Compared> {
    const rows = await database.selectFrom('follows').select('work_id').where('user_id', '=', this.client.userId).execute();
    const kept = new Set(rows.map((row) => row.work_id));
    const lost = [...this.#followed].filter((id) => !kept.has(id)).length + [...kept].filter((id) => !this.#followed.has(id)).length;
    return { acknowledged: this.#acknowledged, lost, doubled: rows.length - kept.size };
  }
}

/** Signs in and out again: a session whose end was acknowledged opens nothing any more. */
export class Revoker implements Writer {
  readonly kind = 'revocations';
  readonly client: PatientClient;
  readonly #ended: string[] = [];
  #vanished = 0;

  constructor(client: PatientClient) {
    this.client = client;
  }

  async run(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      this.client.token = '';
      const { signIn } = await this.client.send(SignIn, () => ({ input: { email: this.client.email, password: PASSWORD } }));
      if (signIn.__typename !== 'SignedIn') throw new Error(`The reader was not signed in: ${signIn.__typename}.`);
      this.client.token = signIn.token;
      await this.#end();
      this.#ended.push(signIn.token);
      await wait(PAUSE_MILLISECONDS);
    }
  }

  async compare(database: Database): Promise<Compared> {
    const sessions = new Sessions(database);
    let lost = this.#vanished;
    for (const token of this.#ended) if ((await sessions.find(token)) !== undefined) lost += 1;
    const open = await database
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', this.client.userId)
      .where('ended_at', 'is', null)
      .execute();
    return { acknowledged: this.#ended.length, lost, doubled: Math.max(0, open.length - 1) };
  }

  /** A session that is unknown at the first try had been acknowledged, and was lost; at a later one, an earlier try ended it. */
  async #end(): Promise<void> {
    const { repeated } = this.client;
    try {
      await this.client.send(SignOut, () => ({}));
    } catch (error) {
      if (!(error instanceof SessionEnded)) throw error;
      if (this.client.repeated === repeated) this.#vanished += 1;
    }
  }
}
