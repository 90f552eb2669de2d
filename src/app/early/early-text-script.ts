import { holdEarlyOffer } from '#src/adapters/install/early-offer.ts';
import { takeFaces } from './early-faces.ts';
import { takeIncognito } from './early-incognito.ts';
import { fetchAhead, namedScripts } from './fetch-ahead.ts';
import { showTextChoices } from './early-text-choices.ts';

/** What every page begins with stands in so many files at the end of the list: most of all its bytes. */
const ENTRY_FILES = 2;

// Runs behind the first words of a text: what must hold from the first paint on, in so few bytes that they wait for little.
showTextChoices();
takeFaces(document);
takeIncognito();
holdEarlyOffer(window);
// A text has no picture to hold up: its first words have come by the time that an answer could.
fetchAhead(namedScripts().slice(-ENTRY_FILES));
