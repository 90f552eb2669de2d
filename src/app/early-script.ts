import { holdEarlyOffer } from '#src/adapters/install/early-offer.ts';
import { fetchAhead, namedScripts } from './fetch-ahead.ts';
import { takeHandover } from './early-handover.ts';
import { showChoices } from './early-choices.ts';

/** What every page begins with stands in so many files at the end of the list: most of all its bytes. */
const ENTRY_FILES = 2;

// Runs in the head of every page: what must hold from the first paint on.
showChoices();
takeHandover();
holdEarlyOffer(window);
// A text has no picture to hold up, but its first words. Asking for scripts takes the processor: it is done right after the frame
// that draws them, as a message comes before any timer, and not for all of them.
if (document.querySelector('link[rel=expect]') !== null)
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => fetchAhead(namedScripts().slice(-ENTRY_FILES)));
    port1.start();
    port2.postMessage(null);
  });
