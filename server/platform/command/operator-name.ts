import { userInfo } from 'node:os';

/** Who gives a command, as the system calls them; in containers a user may have a number and no name. */
export function operatorName(ask: () => { readonly username: string } = userInfo): string {
  try {
    return ask().username;
  } catch {
    return `user ${process.getuid?.() ?? 'without a name'}`;
  }
}
