import type { GoogleGrant } from '#machines/sign-in/sign-in.types.ts';
import { GoogleClientIdMissing, GoogleNotLoaded, GoogleRefused } from './google-library.errors.ts';

const LIBRARY = 'https://accounts.google.com/gsi/client';
/** A script that neither comes nor fails would be waited for by every later try too. */
const LOADED_WITHIN_MS = 15_000;
const SCOPE = 'email profile openid';
const CLOSED = ['popup_closed', 'popup_failed_to_open', 'access_denied'];

/** What is used of https://developers.google.com/identity/oauth2/web/reference/js-reference */
interface GoogleOauth {
  readonly initCodeClient: (options: GoogleOptions & { readonly ux_mode: 'popup' }) => { readonly requestCode: () => void };
  readonly initTokenClient: (options: GoogleOptions) => { readonly requestAccessToken: () => void };
}

interface GoogleOptions {
  readonly client_id: string;
  readonly scope: string;
  readonly state: string;
  readonly callback: (answer: GoogleAnswer) => void;
  readonly error_callback: (error: { readonly type: string }) => void;
}

interface GoogleAnswer {
  readonly code?: string;
  readonly access_token?: string;
  readonly state?: string;
  readonly error?: string;
}

export interface GoogleQuestion {
  readonly clientId: string;
  readonly state: string;
  readonly flow: 'code' | 'token';
}

let loading: Promise<GoogleOauth> | undefined;

/**
 * Asks the reader at Google, in a window of its own; the library is loaded when it is first needed. Null where they closed
 * the window. Rejects with GoogleClientIdMissing, GoogleNotLoaded or GoogleRefused.
 */
export async function askGoogle({ clientId, state, flow }: GoogleQuestion): Promise<GoogleGrant> {
  if (clientId === '') throw new GoogleClientIdMissing();
  loading ??= loadLibrary(document);
  const oauth = await loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const answer = await new Promise<GoogleAnswer | null>((resolve, reject) => {
    const refuse = (reason: string): void => (CLOSED.includes(reason) ? resolve(null) : reject(new GoogleRefused(reason)));
    const options: GoogleOptions = {
      client_id: clientId,
      scope: SCOPE,
      state,
      callback: (given) => (given.error === undefined ? resolve(given) : refuse(given.error)),
      error_callback: ({ type }) => refuse(type),
    };
    if (flow === 'code') oauth.initCodeClient({ ...options, ux_mode: 'popup' }).requestCode();
    else oauth.initTokenClient(options).requestAccessToken();
  });
  return answer && grantOf(answer, state);
}

function grantOf({ code, access_token: accessToken, state: returned }: GoogleAnswer, state: string): GoogleGrant {
  if (returned !== undefined && returned !== state) throw new GoogleRefused('state');
  if (code !== undefined) return { code, state };
  if (accessToken !== undefined) return { accessToken, state };
  throw new GoogleRefused('empty');
}

async function loadLibrary(document: Document): Promise<GoogleOauth> {
  const script = document.createElement('script');
  let silence: ReturnType<typeof setTimeout> | undefined;
  const loaded = new Promise<void>((resolve, reject) => {
    const fail = (): void => reject(new GoogleNotLoaded());
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener('error', fail, { once: true });
    silence = setTimeout(fail, LOADED_WITHIN_MS);
  });
  script.src = trusted(LIBRARY);
  document.head.append(script);
  try {
    await loaded;
  } catch (error) {
    script.remove();
    throw error;
  } finally {
    clearTimeout(silence);
  }
  const library: unknown = Reflect.get(globalThis, 'google');
  if (typeof library !== 'object' || library === null) throw new GoogleNotLoaded();
  const { accounts } = library as { readonly accounts?: { readonly oauth2?: GoogleOauth } };
  if (!accounts?.oauth2) throw new GoogleNotLoaded();
  return accounts.oauth2;
}

let policy: { createScriptURL(url: string): { toString(): string } } | undefined;

function trusted(url: string): string {
  policy ??= window.trustedTypes?.createPolicy('futago-google', { createScriptURL: (given) => (given === LIBRARY ? given : '') });
  return (policy?.createScriptURL(url) ?? url) as string;
}
