import type { Execute } from '#graphql/document/persisted-document.ts';
import { applyHead } from '#src/adapters/document/document-head.ts';
import { givenToPage } from '#src/adapters/graphql/given-results.ts';
import { OperationFailed } from '#src/adapters/graphql/graphql-host.errors.ts';
import { sendOperation, type GraphqlHost } from '#src/adapters/graphql/graphql-host.ts';
import { PageScheme } from '#src/adapters/document/scheme.ts';
import { writeLanguageCookie } from '#src/adapters/language/language-cookie.ts';
import { KeptSettings } from '#src/adapters/reader-settings/kept-settings.ts';
import { SessionMemory } from '#src/adapters/session/session-memory.ts';
import { loadWords } from '#src/i18n/catalog.ts';
import { nextFrame } from '#src/ui/late/next-frame.ts';
import { nextTask } from '#src/ui/late/next-task.ts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { AccountGate } from './gates/account-gate.ts';
import { commentsGate } from './gates/comments-gate.ts';
import { BOOT_ELEMENT, ROOT_ELEMENT, type BootState } from './early/boot-state.ts';
import { createSiteRouter, type SiteRouter } from './router/create-site-router.ts';
import { detectLanguage } from './detect-language.ts';
import { headTagsOf } from './head/head-tags.ts';
import { hydrateAtOnce } from './hydrate-at-once.ts';
import { loadFaces } from './load-faces.ts';
import { latePorts } from './statecharts/late-ports.ts';
import { LoadingGate } from './gates/loading-gate.ts';
import { reportErrors } from './report-errors.ts';
import { SiteApp } from './SiteApp.tsx';
import type { StartedSite, Statecharts } from './statecharts/load-statecharts.ts';

const TRY_AGAIN_MS = 10_000;

/** Takes over the page of the first response, or draws it where the page came without content. */
export async function startSite(document: Document): Promise<void> {
  const boot: BootState = JSON.parse(document.getElementById(BOOT_ELEMENT)?.textContent ?? '');
  const root = document.getElementById(ROOT_ELEMENT);
  if (!root) throw new Error(`No #${ROOT_ELEMENT} to draw into.`);
  const language = boot.language ?? detectLanguage(boot.sites, location.origin, document.cookie, navigator.languages);
  const i18n = await loadWords(language);
  await nextTask();
  const account = new AccountGate();
  const loading = new LoadingGate();
  const execute = executeFrom(boot, account);
  const late = latePorts();
  const settings = new KeptSettings(document);
  const comments = commentsGate({ account, execute, endpoint: boot.api.endpoint });
  const router = createSiteRouter({
    language,
    sites: boot.sites,
    i18n,
    execute,
    loading,
    session: new SessionMemory(),
    scheme: new PageScheme(document),
    settings,
    account,
    comments,
    ...late.ports,
    openIcons: async () => (await import('./page-icons.ts')).pageIcons,
    reading: async () => (await import('./reading-desk.ts')).readingDesk(language, boot.sites),
    keepLanguage: (chosen) => writeLanguageCookie(document, chosen, boot.languageDomain),
  });
  keepHead(document, router);
  await draw(root, router, <SiteApp router={router} i18n={i18n} />, boot.results !== null);
  document.documentElement.lang = language;
  document.documentElement.dataset['language'] = language;
  const page = { ...boot, gate: account, comments, execute, router, loading, i18n, language, settings, plugs: late.plugs };
  document.documentElement.dataset['go'] = '';
  void nextFrame().then(() => loadFaces(language));
  void nextFrame().then(() => startStatechartsLater(page));
}

async function draw(root: HTMLElement, router: SiteRouter, app: ReactNode, isGiven: boolean): Promise<void> {
  if (!isGiven) return createRoot(root).render(app);
  await router.load();
  await nextTask();
  await hydrateAtOnce(root, app);
}

/** Statecharts load after everything that a page needs to be read; where the network went before them, when it is back. */
async function startStatechartsLater(page: StartedSite): Promise<void> {
  const { startStatecharts } = await loadStatecharts().catch(() => loadStatechartsAgain());
  await startStatecharts(page);
}

async function loadStatecharts(): Promise<Statecharts> {
  return (await import('./statecharts/load-statecharts.ts')).loadStatecharts();
}

/** Also after a while: a network may be back before its loss was noticed, and a server fails without the device's knowing. */
async function loadStatechartsAgain(): Promise<Statecharts> {
  await new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    setTimeout(resolve, TRY_AGAIN_MS);
  });
  return loadStatecharts().catch(() => loadStatechartsAgain());
}

function executeFrom(boot: BootState, account: AccountGate): Execute {
  const host: GraphqlHost = { ...boot.api, token: account.token, onErrors: reportErrors };
  const take = givenToPage(boot.results ?? {});
  return async (operation, variables, signal) => {
    const token = account.token();
    try {
      return take(operation, variables, token === undefined)?.result ?? (await sendOperation(host, operation, variables, signal));
    } catch (error) {
      if (token !== undefined && error instanceof OperationFailed && error.codes.includes('UNAUTHENTICATED'))
        account.refused(token, error.endedBy);
      throw error;
    }
  };
}

/** Without the mark of a server-rendered page the router would wrap the routes once more than the server did. */
function keepHead(document: Document, router: SiteRouter): void {
  router.ssr = { manifest: undefined };
  router.subscribe('onRendered', () => applyHead(document, headTagsOf(router.state.matches)));
}
