import { makeFragmentData } from '#graphql/generated/index.ts';
import type {
  EndedSession,
  FormStage,
  GoogleRefusal,
  Refusal,
  SignedInReader,
  SignInView,
  SignInWay,
} from '#src/features/account/account-view.ts';
import { ProfileScreen_viewer, type ProfileTask } from '#src/features/account/profile/ProfileScreen.tsx';
import { ReadingCalendar_day } from '#src/features/account/profile/ReadingCalendar.tsx';
import { SessionList_session } from '#src/features/account/profile/SessionList.tsx';

export const SIGN_IN_EDITING: SignInView = { stage: { kind: 'editing' }, link: null };

export function signInSending(way: SignInWay): SignInView {
  return { stage: { kind: 'sending', way }, link: null };
}

export function signInRefused(refusal: Refusal | GoogleRefusal, way: SignInWay = 'password'): SignInView {
  return { stage: { kind: 'refused', way, refusal }, link: null };
}

export function refused(refusal: Refusal): FormStage {
  return { kind: 'refused', refusal };
}

export const EDITING: FormStage = { kind: 'editing' };
export const SENDING: FormStage = { kind: 'sending' };
export const DONE: FormStage = { kind: 'done' };

/** Holds for four minutes and a bit from when the story opens. */
export function throttled(): Refusal {
  return { kind: 'throttled', until: Date.now() + 245_000 };
}

export const LAN: SignedInReader = {
  id: '7',
  name: 'Lan Anh',
  email: 'lan@example.org',
  avatarUrl: null,
  language: 'vi',
  sessionId: '31',
};

export const ENDED: EndedSession = { at: '2026-11-20T20:14:00Z', device: { kind: 'PHONE', browser: 'Firefox', system: 'Android' } };

const SESSIONS = [
  {
    id: '31',
    device: { kind: 'COMPUTER', browser: 'Firefox', system: 'Linux' },
    startedAt: '2026-11-21T01:00:00Z',
    endedAt: null,
    isCurrent: true,
  },
  {
    id: '30',
    device: { kind: 'PHONE', browser: 'Chrome', system: 'Android' },
    startedAt: '2026-11-12T12:00:00Z',
    endedAt: '2026-11-21T01:00:00Z',
    isCurrent: false,
  },
  {
    id: '29',
    device: { kind: 'UNKNOWN', browser: null, system: null },
    startedAt: '2026-11-01T12:00:00Z',
    endedAt: '2026-11-02T07:30:00Z',
    isCurrent: false,
  },
] as const;

export interface ViewerMaking {
  readonly name?: string;
  readonly email?: string;
  readonly hasPassword?: boolean;
  readonly avatarUrl?: string | null;
  readonly sessions?: number;
}

export function viewer({ name = LAN.name, email = LAN.email, hasPassword = true, avatarUrl = null, sessions = 3 }: ViewerMaking = {}) {
  const avatar = avatarUrl === null ? null : { sources: [{ url: avatarUrl, width: 112, type: 'image/webp' }] };
  const shown = SESSIONS.slice(0, sessions).map((session) => makeFragmentData(session, SessionList_session));
  return makeFragmentData({ id: LAN.id, name, email, language: LAN.language, hasPassword, avatar, sessions: shown }, ProfileScreen_viewer);
}

/** Days of reading up to today: most of them, thinner a year ago. */
export function readingDays(weeks = 53) {
  const today = new Date();
  const days = Array.from({ length: weeks * 7 }, (_, ago) => new Date(today.getFullYear(), today.getMonth(), today.getDate() - ago));
  return days
    .map((date, ago) => ({ date, chaptersCount: ago % 9 > 6 ? 0 : Math.max(((ago * 7) % 11) - Math.floor(ago / 60), 0) }))
    .filter(({ chaptersCount }) => chaptersCount > 0)
    .map(({ date, chaptersCount }) => makeFragmentData({ day: date.toLocaleDateString('sv'), chaptersCount }, ReadingCalendar_day));
}

export const PROFILE_STAGES: Readonly<Record<ProfileTask, FormStage>> = {
  saving: EDITING,
  avatar: EDITING,
  export: EDITING,
  deletion: EDITING,
};

/** A whole round picture without a server. */
export const AVATAR = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#2f5d50"/><circle cx="4" cy="3.2" r="1.5" fill="#f3d9b1"/><path d="M1 8c.4-2 1.6-3 3-3s2.6 1 3 3z" fill="#c8452d"/></svg>',
)}`;
