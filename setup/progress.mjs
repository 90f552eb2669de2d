const TICK_MILLISECONDS = 1000;
const LINE_EVERY_SECONDS = 15;
const active = new Map();

/**
 * Shows a step of the set-up while it runs and how long it took: on a terminal by one line that counts, elsewhere by a
 * line at its start, one every fifteen seconds and one at its end.
 * @template Result
 * @param {string} title
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(title, work) {
  const begun = performance.now();
  const elapsed = () => (performance.now() - begun) / 1000;
  active.set(title, elapsed);
  if (process.stdout.isTTY) draw();
  else print(`${title} …`);
  const timer = setInterval(() => {
    if (process.stdout.isTTY) draw();
    else if (Math.round(elapsed()) % LINE_EVERY_SECONDS === 0) print(`${title} … ${Math.round(elapsed())} s`);
  }, TICK_MILLISECONDS);
  let isDone = false;
  try {
    const result = await work();
    isDone = true;
    return result;
  } finally {
    clearInterval(timer);
    active.delete(title);
    print(`${title}: ${isDone ? '' : 'failed after '}${elapsed().toFixed(1)} s`);
    draw();
  }
}

/** @param {string} line for people, on standard output, above the steps that run */
export function print(line) {
  process.stdout.write(`${process.stdout.isTTY ? '\r\u001b[K' : ''}${line}\n`);
}

/** @param {string} line why something failed, on standard error */
export function complain(line) {
  process.stderr.write(`${line}\n`);
}

function draw() {
  if (!process.stdout.isTTY || active.size === 0) return;
  process.stdout.write(`\r\u001b[K${[...active].map(([title, elapsed]) => `${title} … ${Math.round(elapsed())} s`).join('   ')}`);
}
