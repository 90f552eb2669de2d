const LONGEST_ADDRESS = 2048;
/** A press counts at most this long: https://html.spec.whatwg.org/multipage/interaction.html#user-activation-data-model */
const PRESS_COUNTS_MS = 6000;
/** What makes a press of a reader; a finger that scrolls ends in none of them. */
const PRESSES = ['keydown', 'mousedown', 'pointerup'] as const;

/**
 * An advertisement may open nothing by itself; it says where a press leads by the message {type: 'ad.followed', address}.
 * That counts once, and only where the browser knows of a press that our own page did not get, since it can only have
 * been in a frame. Returns how to stop it.
 */
export function followPresses(frame: HTMLIFrameElement, follow: (address: string) => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let ownPress = Number.NEGATIVE_INFINITY;
  const noteOwn = ({ timeStamp }: Event): void => {
    ownPress = timeStamp;
  };
  for (const press of PRESSES) addEventListener(press, noteOwn, { capture: true, passive: true, signal });
  addEventListener(
    'message',
    ({ source, data, timeStamp }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow || !isFollowed(data)) return;
      if (navigator.userActivation.isActive && timeStamp - ownPress > PRESS_COUNTS_MS) follow(data.address);
    },
    { signal },
  );
  return () => stopped.abort();
}

function isFollowed(data: unknown): data is { readonly address: string } {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'ad.followed') return false;
  if (!('address' in data) || typeof data.address !== 'string' || data.address.length > LONGEST_ADDRESS) return false;
  return URL.canParse(data.address) && /^https?:$/.test(new URL(data.address).protocol);
}
