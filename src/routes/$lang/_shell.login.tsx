import { createFileRoute, useLocation, useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LoginScreen, type LoginForm } from '#src/features/account/sign-in/LoginScreen.tsx';
import { twinOf } from '#src/i18n/catalog.ts';
import { accountHead } from '../-account/account-head.ts';
import { Failed } from '../-frame/late-failure.ts';
import { fragmentSecret } from '../-account/fragment-secret.ts';
import { returnPathFrom } from '../-account/return-path.ts';
import { wordFrom } from '../-search-values.ts';
import { useAccount } from '../-account/use-account.ts';
import { replacePath } from '../-visit.ts';

interface LoginSearch {
  /** Where the reader goes afterwards: a path of this site. */
  return?: string | undefined;
  form?: 'registration' | undefined;
}

export const Route = createFileRoute('/$lang/_shell/login')({
  staticData: { metadata: 'login', words: 'account' },
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    return: returnPathFrom(search['return']),
    form: wordFrom(search['form'], ['registration'] as const),
  }),
  head: ({ match }) => accountHead(match, '/login'),
  component: Login,
  errorComponent: Failed,
  wrapInSuspense: true,
});

function Login() {
  const router = useRouter();
  const navigate = Route.useNavigate();
  const { language, sites } = useRouteContext({ from: '__root__' });
  const { return: returnTo, form = 'signIn' } = Route.useSearch();
  const [{ reader, signIn }, send] = useAccount();
  const isArriving = signIn.stage.kind === 'sending' && signIn.stage.way === 'handover';
  // The mailed address may be opened in the page that sent for it: then only its fragment is new.
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (reader && !isArriving) void replacePath(router, returnTo ?? '/');
  }, [router, reader, isArriving, returnTo]);
  useEffect(() => {
    const token = hash === '' ? undefined : fragmentSecret(router, 'google-link');
    if (token !== undefined) send({ type: 'link.opened', token });
  }, [router, send, hash]);
  useEffect(() => () => send({ type: 'door.left' }), [send]);
  const show = (shown: LoginForm): void => {
    const next = shown === 'registration' ? shown : undefined;
    void navigate({ search: (search) => ({ ...search, form: next }), replace: true, resetScroll: false });
  };
  const { name, origin } = sites[twinOf(language)];
  return (
    <LoginScreen
      view={signIn}
      shown={form}
      goesOn={returnTo !== undefined}
      twin={{ name, href: `${origin}${returnTo ?? '/'}` }}
      isIn={Boolean(reader)}
      onShow={show}
      onSignIn={(fields) => send({ type: 'signIn.submitted', ...fields })}
      onRegister={(fields) => send({ type: 'registration.submitted', ...fields })}
      onGoogle={() => send({ type: 'google.chosen' })}
      onLinkConfirm={(password) => send({ type: 'link.confirmed', password })}
      onLinkMail={() => send({ type: 'link.mailChosen' })}
      onLinkCancel={() => send({ type: 'link.cancelled' })}
    />
  );
}
