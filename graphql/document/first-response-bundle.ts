/**
 * What the server and the built bundle of the first response hand each other. Neither imports the other: the server loads
 * the bundle as a file.
 */
export type RenderedPage =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: string;
      readonly scriptHashes: readonly string[];
      readonly styleHashes: readonly string[];
    }
  | { readonly kind: 'redirect'; readonly location: string };

/** Files of a route or of the entry, by address. */
export interface AssetFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** What the build wrote of itself (build/asset-map.plugin.ts). */
export interface AssetMap {
  readonly entry: AssetFiles;
  /** By the route's file and its part: `$lang/_shell.index component`. */
  readonly routes: Readonly<Record<string, AssetFiles>>;
  /** By the names that their chunks have in the build, without 'part-' or 'screens-'. */
  readonly parts: Readonly<Record<string, AssetFiles>>;
  /** By language and part: 'vi messages', 'vi comments'. */
  readonly catalogs: Readonly<Record<string, AssetFiles>>;
  /** Changes with every build that ships other files. */
  readonly build: string;
}

export interface BuiltTexts {
  /** Text of a built style by its address. */
  readonly read: (address: string) => string;
  readonly earlyScript: string;
  readonly earlyTextScript: string;
  readonly heldStart: string;
}
