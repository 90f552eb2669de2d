export type InstallChoice = 'accepted' | 'dismissed';

export interface InstallPromptContext {
  /** Whether the browser holds a prompt for us: one came, and it was not used up. */
  readonly isOffered: boolean;
}

export type InstallPromptEvent =
  /** The browser would install the site, and keeps its prompt for us. */
  | { readonly type: 'prompt.offered' }
  | { readonly type: 'app.installed' }
  /** The reader opened a chapter or a form. */
  | { readonly type: 'reader.engaged' }
  | { readonly type: 'reader.freed' }
  | { readonly type: 'install.accept' }
  | { readonly type: 'install.refuse' };
