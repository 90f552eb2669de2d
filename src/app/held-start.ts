/**
 * The only script of a page that starts by itself. It lets the first picture be drawn before anything else takes the
 * network or the processor, then loads the others in order (decision 002). Everything it needs stands in the page.
 */
const START_LATEST_MS = 4000;
/** What every page begins with stands in so many files at the end of the list: most of all its bytes. */
const ENTRY_FILES = 2;
const GESTURES = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

const list = document.getElementById('futago-scripts')?.textContent ?? '[]';
const scripts: readonly string[] = JSON.parse(list);
const policy = window.trustedTypes?.createPolicy('futago', { createScriptURL: (url) => url });
let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const gesture of GESTURES) removeEventListener(gesture, start);
  for (const url of scripts) {
    const script = document.createElement('script');
    script.src = (policy ? policy.createScriptURL(url) : url) as string;
    script.async = false;
    document.head.append(script);
  }
}

/** Scripts may travel while the picture is decoded or the text laid out; they run after it. */
function fetchAhead(files: readonly string[]): void {
  for (const href of files) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = href;
    document.head.append(link);
  }
}

/** The second frame begins when the first has been handed over: only then may anything compete with its drawing. */
function afterPaint(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        document.documentElement.dataset['seen'] = '';
        start();
      }),
    ),
  );
}

const first = document.querySelector<HTMLImageElement>('img[data-first]');
if (first) {
  if (first.complete) fetchAhead(scripts);
  else first.addEventListener('load', () => fetchAhead(scripts), { once: true });
  first.decode().then(afterPaint, start);
  for (const gesture of GESTURES) addEventListener(gesture, start, { passive: true });
  setTimeout(start, START_LATEST_MS);
} else {
  // Not all of them: asking for each takes the processor from the first words.
  if (document.querySelector('[data-block]') !== null) fetchAhead(scripts.slice(-ENTRY_FILES));
  afterPaint();
}
