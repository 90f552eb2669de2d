export const PASSWORD_RESET_PATH = '/password/reset';
export const PROFILE_PATH = '/user/profile';
export const LOGOUT_PATH = '/logout';

/** Where a reader signs in, and where they are to be afterwards: a path of this site. */
export function loginPath(returnTo?: string): string {
  return returnTo === undefined || returnTo === '/' ? '/login' : `/login?return=${encodeURIComponent(returnTo)}`;
}
