/** Of the build that this worker came with. */
export interface BuildFiles {
  readonly id: string;
  /** Addresses of its scripts and styles. */
  readonly files: readonly string[];
}

export type RequestKind = 'page' | 'file' | 'picture' | 'other';

const PICTURE = /^\/pictures\/([0-9a-f]{32})\/\d+\.(?:webp|avif)$/;
/** Screens of an account (graphql/document/account-path.ts): never kept, though their first response holds nobody's data. */
const PRIVATE = /^\/(?:login|logout|goodbye|password|user)(?:\/|$)/;
const BUILD_OF_PAGE = /<script type="application\/json" id="futago-boot">\{"build":"([\w-]+)"/;
const CHAPTER = /^\/comic\/(\d+)\/(\d+)$/;

/** Taken in with the worker and never let go: where a reader without a network finds what is here. */
export const ALWAYS_HERE: readonly string[] = ['/shelf', '/history', '/'];
/** What stands in the place of a picture before it comes, and where it does not. Their addresses do not hold their content. */
export const STAND_INS: readonly string[] = ['/img/placeholder.webp', '/img/error-image.png'];
/** What a saved chapter's cache says of itself (src/adapters/saved-chapters/saved-record.ts). */
export const SAVED_RECORD = '/saved-chapter.json';

export const filesCache = (build: string): string => `futago-build-${build}`;
export const pagesCache = (build: string): string => `futago-pages-${build}`;

/** What a request is to the worker; 'other' goes its way as if there were none. */
export function kindOf(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): RequestKind {
  const { pathname, origin: asked } = new URL(request.url);
  if (request.method !== 'GET' || asked !== origin || pathname === '/graphql') return 'other';
  if (request.mode === 'navigate') return 'page';
  if (pathname.startsWith('/assets/') || STAND_INS.includes(pathname)) return 'file';
  return PICTURE.test(pathname) ? 'picture' : 'other';
}

/** Under which address a saved picture stands: the content's, whatever the width. Null for what is no picture of ours. */
export function pictureKey(address: string): string | null {
  const [, id] = PICTURE.exec(new URL(address, 'http://any').pathname) ?? [];
  return id === undefined ? null : `/pictures/${id}`;
}

/** In the place of a file it is the word of a network that wants a sign-in first. */
export function isHtml({ headers }: Pick<Response, 'headers'>): boolean {
  return (headers.get('content-type') ?? '').startsWith('text/html');
}

/** Only what the server calls the same for everyone. */
export function isKeptPage(path: string, { status, headers, redirected }: Pick<Response, 'status' | 'headers' | 'redirected'>): boolean {
  const control = headers.get('cache-control') ?? '';
  return (
    status === 200 &&
    !redirected &&
    isHtml({ headers }) &&
    /\bpublic\b/.test(control) &&
    !/no-store|private/.test(control) &&
    !PRIVATE.test(path)
  );
}

/** Which build a page of ours belongs to; null for any other text. */
export function buildOf(html: string): string | null {
  return BUILD_OF_PAGE.exec(html)?.[1] ?? null;
}

/** The start of the name of the cache that holds this chapter where it is saved; null for any other path. */
export function savedPrefix(path: string): string | null {
  const [, work, chapter] = CHAPTER.exec(path) ?? [];
  return work === undefined ? null : `futago-saved-${work}-${chapter}-`;
}

/** The build a saved chapter's page belongs to; null for the name of any other cache. */
export function buildOfSaved(name: string): string | null {
  return /^futago-saved-\d+-\d+-([\w-]+)(?:\.[\w-]+)?$/.exec(name)?.[1] ?? null;
}

/** What a reader of `language` never loads is left out, and so is whatever only another tongue's words need. */
export function filesFor(files: readonly string[], language: 'vi' | 'ja'): readonly string[] {
  const other = language === 'vi' ? 'ja' : 'vi';
  return files.filter((file) => !new RegExp(`/(?:words|faces)(?:-\\w+)?-${other}\\.`).test(file));
}

export interface CachesInUse {
  readonly names: readonly string[];
  readonly current: string;
  /** Builds of the open pages and of a worker that waits; null where one did not say. */
  readonly living: ReadonlySet<string> | null;
}

/**
 * Caches that nobody needs any more. Files stay as long as a page of their build lives or a saved chapter's page names
 * them; the pages of a build go with its last reader.
 */
export function cachesToRemove({ names, current, living }: CachesInUse): readonly string[] {
  if (living === null) return [];
  const saved = new Set(names.map(buildOfSaved));
  return names.filter((name) => {
    const [, kind, build] = /^futago-(build|pages)-([\w-]+)$/.exec(name) ?? [];
    if (build === undefined || build === current || living.has(build)) return false;
    return kind === 'pages' || !saved.has(build);
  });
}

/** The oldest pages beyond the bound, without those that are always here: a cache lists what was put first, first. */
export function beyond(paths: readonly string[], most: number): readonly string[] {
  const visited = paths.filter((path) => !ALWAYS_HERE.includes(path));
  return visited.slice(0, Math.max(0, visited.length - most));
}
