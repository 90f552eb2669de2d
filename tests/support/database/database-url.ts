/** The address of another database on the same server. */
export function urlOfDatabase(url: string, name: string): string {
  return url.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, `$1${name}`);
}
