declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

interface TrustedScriptURL {
  toString(): string;
}

interface Window {
  /** Left by the early script until it is redeemed: the code by which the twin site hands its session over. */
  futagoHandover?: string;
  /** What the reader chose on the twin site, until it is known whether it counts. */
  futagoIncognito?: string | undefined;
  /** The browser's offer to install the site, where it came before the statecharts. */
  futagoInstall?: Event;
  /** https://developer.mozilla.org/docs/Web/API/Trusted_Types_API */
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): TrustedScriptURL };
  };
}

/** A statechart laid out by build/drawing-loader.ts. */
declare module '*?drawing' {
  import type { StatechartDrawing } from '#src/features/inspector/statechart-drawing.ts';

  export const drawing: StatechartDrawing;
}
