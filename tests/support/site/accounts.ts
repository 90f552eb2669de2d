import type { InProcessSite, SiteAnswer } from './in-process-site.ts';

export const PASSWORD = 'một mật khẩu dài';
const REGISTER = `mutation ($input: RegisterInput!) {
  register(input: $input) { __typename ... on SignedIn { token sessionId viewer { id } } }
}`;

export interface TestAccount {
  readonly token: string;
  readonly sessionId: string;
  readonly viewer: { readonly id: string };
}

let accounts = 0;

/** A new account with PASSWORD, signed in. */
export async function registerAccount(site: InProcessSite, email: string = nextEmail()): Promise<TestAccount> {
  const answer = await ask(site, REGISTER, { input: { email, password: PASSWORD, name: 'Lan', language: 'vi' } });
  const { data } = JSON.parse(answer.body.toString()) as { readonly data: { readonly register: TestAccount } };
  return data.register;
}

/** The token of a new account. */
export async function openSession(site: InProcessSite): Promise<string> {
  return (await registerAccount(site)).token;
}

export function nextEmail(): string {
  accounts += 1;
  return `reader${accounts}@example.org`;
}

/** Sends an operation by POST, with a token where one is given. */
export function ask(
  site: InProcessSite,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<SiteAnswer> {
  return site.send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
}

export function bearer(token: string): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${token}` };
}

export function dataOf(answer: SiteAnswer): unknown {
  return (JSON.parse(answer.body.toString()) as { readonly data?: unknown }).data;
}
