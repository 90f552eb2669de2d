import type { Execute } from '#graphql/document/persisted-document.ts';
import type { AccountGate } from '#src/app/gates/account-gate.ts';
import type { SiteContext } from '#src/routes/-site-context.ts';
import { allWords } from '#stories/catalogue/all-words.ts';

const stop = (): void => undefined;

/** What routes are given on the Vietnamese site, with nothing kept, nothing running and nobody to speak. */
export function siteContext(execute: Execute, account: AccountGate): SiteContext {
  const site = { name: 'Truyện Đôi', origin: location.origin, supportMail: 'hotro@truyendoi.example', adFrame: null, analytics: null };
  return {
    language: 'vi',
    sites: { vi: site, ja: site },
    i18n: allWords('vi'),
    execute,
    loading: { read: () => 'idle', subscribe: () => stop },
    session: { read: () => undefined, write: stop, subscribe: () => stop },
    scheme: { read: () => 'auto', write: stop, subscribe: () => stop },
    settings: { read: () => '', write: stop, subscribe: () => stop },
    account,
    accountFiles: new Promise<never>(stop),
    comments: { of: () => ({ read: () => null, subscribe: () => stop, send: stop }) },
    shelf: Promise.resolve(null),
    steer: new Promise<never>(stop),
    speech: new Promise<never>(stop),
    news: new Promise<never>(stop),
    uploads: new Promise<never>(stop),
    suggester: new Promise<never>(stop),
    openIcons: () => new Promise<never>(stop),
    reading: () => new Promise<never>(stop),
    keepLanguage: stop,
  };
}
