/** Gives the whole screen to the page or takes it back; where the browser has none, or refuses, nothing happens. */
export function toggleFullScreen(): void {
  const { documentElement, fullscreenElement, fullscreenEnabled } = document;
  if (!fullscreenEnabled) return;
  const done = fullscreenElement === null ? documentElement.requestFullscreen() : document.exitFullscreen();
  done.catch(() => undefined);
}
