import { holdEarlyOffer } from '#src/adapters/install/early-offer.ts';
import { fetchAhead, namedScripts } from './fetch-ahead.ts';
import { takeHandover } from './early-handover.ts';
import { showChoices } from './early-choices.ts';

/** What every page begins with stands in so many files at the end of the list: most of all its bytes. */
const ENTRY_FILES = 2;

// Runs in the head of a page, in that of a text behind its first words: what must hold from the first paint on.
showChoices();
takeHandover();
holdEarlyOffer(window);
// A text has no picture to hold up: its first words have come by the time that an answer could.
if (document.querySelector('link[rel=expect]') !== null) fetchAhead(namedScripts().slice(-ENTRY_FILES));
