import { parentPort } from 'node:worker_threads';
import { type Card, drawCard } from './card-drawing.ts';

/** Draws one card at a time, in a thread of its own: fonts are read and measured where no reader waits for it. */
parentPort?.on('message', (card: Card) => void drawCard(card).then((bytes) => tell({ bytes }), tellProblem));

function tellProblem(error: unknown): void {
  tell({ problem: error instanceof Error ? error.message : String(error) });
}

function tell(outcome: { readonly bytes: Buffer } | { readonly problem: string }): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort?.postMessage(outcome);
}
