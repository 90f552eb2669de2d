import { EARLY_ELEMENT } from './boot-state.ts';
import { fetchAhead, namedScripts } from './fetch-ahead.ts';

/**
 * The only script of a page that starts by itself. It lets the first picture be drawn before anything else takes the
 * network or the processor, then loads the others in order (decision 002). Everything it needs stands in the page.
 */
const START_LATEST_MS = 4000;
const GESTURES = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

const scripts = namedScripts();
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

// React takes over the text without it.
document.getElementById(EARLY_ELEMENT)?.remove();
const first = document.querySelector<HTMLImageElement>('img[data-first]');
if (first) {
  // They may travel while the picture is decoded.
  if (first.complete) fetchAhead(scripts);
  else first.addEventListener('load', () => fetchAhead(scripts), { once: true });
  first.decode().then(afterPaint, start);
  for (const gesture of GESTURES) addEventListener(gesture, start, { passive: true });
  setTimeout(start, START_LATEST_MS);
} else {
  afterPaint();
}
