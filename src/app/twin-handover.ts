import type { Execute } from '#graphql/document/persisted-document.ts';
import { StartHandover } from '#graphql/generated/documents/StartHandover.ts';
import type { AuthPorts } from '#machines/auth/index.ts';
import { splitMark } from '#src/adapters/incognito/carried-incognito.ts';

/** Asks for a code that carries the session over. Rejects where there is none, or it is not for the site that is wanted. */
export function handoverPort(execute: Execute): AuthPorts['startHandover'] {
  return async ({ to, address }) => {
    const { startHandover } = await execute(StartHandover, { to });
    return handoverAddress(startHandover.url, address);
  };
}

/** The twin's login, with the code in its fragment, told where the reader goes on. Throws where the two are not of one site. */
export function handoverAddress(login: string, wanted: string): string {
  const { origin, pathname, search, hash } = new URL(wanted);
  const address = new URL(login);
  if (address.origin !== origin) throw new Error(`A session for ${address.origin} cannot be handed over to ${origin}.`);
  const [place, mark] = splitMark(hash);
  address.searchParams.set('return', `${pathname}${search}${place}`);
  return address.href + mark;
}
