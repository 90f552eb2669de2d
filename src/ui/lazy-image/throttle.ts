/** Runs at once, then at most once every so many milliseconds; a call in between is made up for at the end of the wait. */
export function throttle(milliseconds: number, run: () => void): () => void {
  let isResting = false;
  let isAskedAgain = false;
  const rest = () => {
    isResting = true;
    setTimeout(() => {
      isResting = false;
      if (isAskedAgain) call();
    }, milliseconds);
  };
  const call = () => {
    if (isResting) {
      isAskedAgain = true;
      return;
    }
    isAskedAgain = false;
    run();
    rest();
  };
  return call;
}
