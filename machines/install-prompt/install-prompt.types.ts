export type InstallChoice = 'accepted' | 'dismissed';

export interface InstallPromptContext {
  /** Whether the browser holds a prompt for us: one came, and it was not used up. */
  readonly isOffered: boolean;
}

export type InstallPromptEvent =
  /** The browser would install the site, and keeps its prompt for us. */
  | { readonly type: 'prompt.offered' }
  | { readonly type: 'app.installed' }
  | { readonly type: 'install.accept' }
  | { readonly type: 'install.refuse' };
