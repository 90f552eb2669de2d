import { expect, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';

/** Shows the page in full screen, as a reader's press does, until the test is over. */
export async function enterFullScreen(): Promise<void> {
  const button = document.body.appendChild(document.createElement('button'));
  button.addEventListener('click', () => void document.documentElement.requestFullscreen());
  await userEvent.click(button);
  await expect.poll(() => document.fullscreenElement).toBe(document.documentElement);
  onTestFinished(() => document.exitFullscreen());
}
