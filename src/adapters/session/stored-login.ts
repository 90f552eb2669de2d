import { SESSION_DAYS } from '#graphql/document/limits.ts';
import type { StoredLogin } from '#machines/auth/auth.types.ts';
import * as v from 'valibot';
import { LOGIN_KEY } from './login-key.ts';
import { StoredLoginUnparsable } from './stored-login.errors.ts';

const COOKIE = 'futago_token';
const COOKIE_SECONDS = SESSION_DAYS * 86_400;

/** Token and the user's id are a login; what else is not there, the viewer's own answer brings (src/app/statecharts/start-account.ts). */
const login = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  user: v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    name: v.fallback(v.string(), ''),
    email: v.fallback(v.string(), ''),
    avatarUrl: v.fallback(v.nullable(v.string()), null),
    language: v.fallback(v.picklist(['vi', 'ja']), 'vi'),
    sessionId: v.fallback(v.string(), ''),
  }),
});

/**
 * The login in this browser: base64 of UTF-8 JSON in the local storage, the token in a cookie too. Where storage is
 * denied or full the reader stays signed in for this page only.
 */
export class LoginStore {
  readonly #window: Window;
  /** Of the login that this page knows; another one that is kept is another tab's, which this page has yet to hear of. */
  #token: string | null = null;

  constructor(window: Window) {
    this.#window = window;
  }

  /** Null where nothing is kept, or token or user is missing. Rejects with StoredLoginUnparsable. */
  async read(): Promise<StoredLogin | null> {
    const kept = this.#kept();
    return this.#know(kept === null ? null : parseLogin(kept));
  }

  /** Null forgets the login that this page knows, and no other. A change of its user is kept only where that login still is. */
  write(kept: StoredLogin | null): void {
    const isOvertaken = this.#isOvertaken(kept);
    this.#know(kept);
    if (isOvertaken) return;
    const { document } = this.#window;
    document.cookie = `${COOKIE}=${kept?.token ?? ''}; Max-Age=${kept ? COOKIE_SECONDS : 0}; Path=/; SameSite=Lax; Secure`;
    try {
      if (kept) this.#window.localStorage.setItem(LOGIN_KEY, writeLogin(kept));
      else this.#window.localStorage.removeItem(LOGIN_KEY);
    } catch {
      // Denied or full: this page knows the login, the next one will ask for it again.
    }
  }

  /**
   * Told of what another tab wrote, and of what holds when the browser brings a page back that it had put aside; what
   * cannot be parsed is nobody. Returns what stops it.
   */
  onChange(listener: (kept: StoredLogin | null) => void): () => void {
    const hear = ({ key }: StorageEvent): void => {
      // What the event itself says may be long past: another login can have followed a logout already.
      if (key === LOGIN_KEY || key === null) this.#tell(listener);
    };
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      // While it was put aside it heard nothing.
      if (persisted) this.#tell(listener);
    };
    this.#window.addEventListener('storage', hear);
    this.#window.addEventListener('pageshow', comeBack);
    return () => {
      this.#window.removeEventListener('storage', hear);
      this.#window.removeEventListener('pageshow', comeBack);
    };
  }

  /** Where storage is denied the page alone knows who reads. */
  #tell(listener: (kept: StoredLogin | null) => void): void {
    try {
      const kept = this.#window.localStorage.getItem(LOGIN_KEY);
      listener(this.#know(orNobody(kept)));
    } catch {
      // Nothing was written meanwhile.
    }
  }

  #know(known: StoredLogin | null): StoredLogin | null {
    this.#token = known?.token ?? null;
    return known;
  }

  #isOvertaken(next: StoredLogin | null): boolean {
    if (this.#token === null || (next && next.token !== this.#token)) return false;
    const standing = orNobody(this.#kept());
    return next ? standing?.token !== next.token : standing !== null && standing.token !== this.#token;
  }

  #kept(): string | null {
    try {
      return this.#window.localStorage.getItem(LOGIN_KEY);
    } catch {
      return null;
    }
  }
}

export function writeLogin(kept: StoredLogin): string {
  const bytes = new TextEncoder().encode(JSON.stringify(kept));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Null where token or user is missing. Throws StoredLoginUnparsable. */
export function parseLogin(kept: string): StoredLogin | null {
  const result = v.safeParse(login, decode(kept));
  return result.success ? result.output : null;
}

function decode(kept: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(kept), (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new StoredLoginUnparsable('The stored login cannot be parsed.', { cause: error });
  }
}

function orNobody(kept: string | null): StoredLogin | null {
  try {
    return kept === null ? null : parseLogin(kept);
  } catch {
    return null;
  }
}
