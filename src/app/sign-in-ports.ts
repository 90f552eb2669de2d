import { ConfirmGoogleLink } from '#graphql/generated/documents/ConfirmGoogleLink.ts';
import { ConfirmGoogleLinkByMail } from '#graphql/generated/documents/ConfirmGoogleLinkByMail.ts';
import { RedeemHandover } from '#graphql/generated/documents/RedeemHandover.ts';
import { Register } from '#graphql/generated/documents/Register.ts';
import { RequestGoogleLinkMail } from '#graphql/generated/documents/RequestGoogleLinkMail.ts';
import { SignIn } from '#graphql/generated/documents/SignIn.ts';
import { SignInWithGoogle } from '#graphql/generated/documents/SignInWithGoogle.ts';
import { StartGoogleSignIn } from '#graphql/generated/documents/StartGoogleSignIn.ts';
import {
  type FieldProblem,
  SignInFailed,
  type SignInOutcome,
  type SignInPorts,
  type SignInRefusal,
  type SignInRequest,
} from '#machines/sign-in/index.ts';
import { askGoogle } from '#src/adapters/google/google-library.ts';
import { GoogleClientIdMissing, GoogleNotLoaded, GoogleRefused } from '#src/adapters/google/google-library.errors.ts';
import { HostUnreachable } from '#src/adapters/graphql/graphql-host.errors.ts';
import type { AwaitedLink } from '#src/adapters/session/awaited-link.ts';
import { openedSession, type SignedInAnswer } from '#src/features/account/sign-in/opened-session.ts';
import type { SiteContext } from '#src/routes/-site-context.ts';

type GivenProblem = Pick<FieldProblem, 'field' | 'code'> & Partial<Pick<FieldProblem, 'limit'>>;
type Answer =
  | ({ readonly __typename: 'SignedIn' } & SignedInAnswer)
  | { readonly __typename: 'WrongCredentials' }
  | { readonly __typename: 'LinkExpired' }
  | { readonly __typename: 'GoogleRefused' }
  | { readonly __typename: 'GoogleUnavailable' }
  | { readonly __typename: 'GoogleLinkNeeded'; readonly linkToken: string; readonly email: string; readonly hasPassword: boolean }
  | { readonly __typename: 'InvalidInput'; readonly problems: readonly GivenProblem[] }
  | { readonly __typename: 'Throttled'; readonly retryAfterSeconds: number };

/** The sign-in's ports over the API host and Google's library. */
export function signInPorts({ execute, language }: Pick<SiteContext, 'execute' | 'language'>, awaited: AwaitedLink): SignInPorts {
  const ask = (request: SignInRequest): Promise<Answer> => {
    switch (request.way) {
      case 'password':
        return execute(SignIn, { input: { email: request.email, password: request.password } }).then(({ signIn }) => signIn);
      case 'registration': {
        const { name, email, password } = request;
        return execute(Register, { input: { name, email, password, language } }).then(({ register }) => register);
      }
      case 'google':
        return execute(SignInWithGoogle, { input: { ...request.grant, language } }).then(({ signInWithGoogle }) => signInWithGoogle);
      case 'handover':
        return execute(RedeemHandover, { code: request.code }).then(({ redeemHandover }) => redeemHandover);
      case 'link':
        return 'mailToken' in request
          ? execute(ConfirmGoogleLinkByMail, { token: request.mailToken }).then((data) => data.confirmGoogleLinkByMail)
          : execute(ConfirmGoogleLink, { linkToken: request.linkToken, password: request.password }).then((data) => data.confirmGoogleLink);
    }
  };
  return {
    submit: async (request) => {
      const isMailed = 'mailToken' in request;
      // The server is not asked: in the right browser the link still opens.
      if (isMailed && !awaited.isAwaited()) return { kind: 'refused', refusal: { kind: 'linkElsewhere' } };
      const outcome = await ask(request).then(outcomeOf, giveUp);
      if (isMailed && outcome.kind === 'opened') awaited.forget();
      return outcome;
    },
    askGoogle: () => startGoogle({ execute, language }).catch(giveUp),
    sendLinkMail: (linkToken) =>
      execute(RequestGoogleLinkMail, { linkToken }).then((data) => {
        const answer: Answer | { readonly __typename: 'Done' } = data.requestGoogleLinkMail;
        if (answer.__typename !== 'Done') return refusalOf(answer);
        awaited.await();
        return null;
      }, giveUp),
  };
}

async function startGoogle({ execute, language }: Pick<SiteContext, 'execute' | 'language'>) {
  const { startGoogleSignIn: start } = await execute(StartGoogleSignIn, { language });
  if (start.__typename !== 'GoogleSignInStart') throw new SignInFailed(refusalOf(start));
  return askGoogle({ clientId: start.clientId, state: start.state, flow: 'code' });
}

function outcomeOf(answer: Answer): SignInOutcome {
  switch (answer.__typename) {
    case 'SignedIn': {
      const { token, reader } = openedSession(answer);
      return { kind: 'opened', login: { token, user: reader } };
    }
    case 'GoogleLinkNeeded': {
      const { linkToken: token, email, hasPassword } = answer;
      return { kind: 'linkNeeded', link: { token, email, hasPassword } };
    }
    default:
      return { kind: 'refused', refusal: refusalOf(answer) };
  }
}

function refusalOf(answer: Answer): SignInRefusal {
  switch (answer.__typename) {
    case 'InvalidInput':
      return { kind: 'invalid', problems: answer.problems.map(({ field, code, limit }) => ({ field, code, limit: limit ?? null })) };
    case 'Throttled':
      return { kind: 'throttled', until: Date.now() + answer.retryAfterSeconds * 1000 };
    case 'WrongCredentials':
      return { kind: 'wrongCredentials' };
    case 'LinkExpired':
      return { kind: 'linkExpired' };
    case 'GoogleRefused':
      return { kind: 'googleRefused' };
    case 'GoogleUnavailable':
      return { kind: 'googleUnavailable' };
    default:
      return { kind: 'failed' };
  }
}

function giveUp(error: unknown): never {
  if (error instanceof SignInFailed) throw error;
  if (error instanceof HostUnreachable) throw new SignInFailed({ kind: 'offline' }, { cause: error });
  if (error instanceof GoogleNotLoaded) throw new SignInFailed({ kind: 'googleNotLoaded' }, { cause: error });
  if (error instanceof GoogleClientIdMissing) throw new SignInFailed({ kind: 'googleUnavailable' }, { cause: error });
  if (error instanceof GoogleRefused) throw new SignInFailed({ kind: 'googleRefused' }, { cause: error });
  throw new SignInFailed({ kind: 'failed' }, { cause: error });
}
