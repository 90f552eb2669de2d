const ACCOUNT = /^\/(?:login|logout|goodbye|password|user)(?:[/?#]|$)/;

/** Whether a password is written there, or an account is shown. `path` is as the reader sees it, search included. */
export function isAccountPath(path: string): boolean {
  return ACCOUNT.test(path);
}
