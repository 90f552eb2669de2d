import type { Execute } from '#graphql/document/persisted-document.ts';
import { SessionMemory } from '#src/adapters/session/session-memory.ts';

const SITE = { origin: 'http://vi.localhost:3000' };

/** What the pages of one's own works know of the site; its uploads never open. */
export function siteOf(execute: Execute, readerId = '7') {
  const view = { reader: { id: readerId } };
  return {
    execute,
    language: 'vi',
    sites: { vi: SITE, ja: SITE },
    session: new SessionMemory(),
    account: { read: () => view, subscribe: () => () => undefined, send: () => undefined },
    uploads: new Promise(() => undefined),
  };
}
