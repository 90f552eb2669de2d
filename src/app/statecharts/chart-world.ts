import type { Execute } from '#graphql/document/persisted-document.ts';
import type { appMachine } from '#machines/app/index.ts';
import type { Actor } from 'xstate';
import type { AccountGate } from '../gates/account-gate.ts';

/** The root of the page's statecharts. */
export type App = Actor<typeof appMachine>;

/** By what a chart that is opened under the root asks the API host, and as whom. */
export interface ChartWorld {
  readonly account: AccountGate;
  readonly execute: Execute;
  /** Of the API host. */
  readonly endpoint: string;
}
