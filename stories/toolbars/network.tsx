import type { ReactNode } from 'react';
import type { Decorator } from 'storybook-react-rsbuild';
import { globalsOf } from './globals.ts';

/** What stands in the place of a story: some of its properties, or another part altogether. */
type Shown<Props> = Partial<Props> | (() => ReactNode);

export interface NetworkViews<Props = object> {
  /** While the answer is awaited. */
  readonly slow?: Shown<Props>;
  readonly offline?: Shown<Props>;
}

/** Parameters of stories that show something else while the network is slow or away; they carry the tag 'network'. */
export function network<Props>(views: NetworkViews<Props>): { readonly network: NetworkViews<Props> } {
  return { network: views };
}

export const inNetwork: Decorator = (Story, { args, globals, parameters }) => {
  const views = parameters['network'] as NetworkViews | undefined;
  const state = globalsOf(globals).network;
  const shown = state === 'online' ? undefined : views?.[state];
  if (typeof shown === 'function') return <>{shown()}</>;
  return shown === undefined ? <Story /> : <Story args={{ ...args, ...shown }} />;
};
