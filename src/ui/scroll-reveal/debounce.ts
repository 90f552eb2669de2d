/** Runs once, so many milliseconds after the last of several calls. */
export function debounce(milliseconds: number, run: () => void): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(rest);
    rest = setTimeout(run, milliseconds);
  };
}
