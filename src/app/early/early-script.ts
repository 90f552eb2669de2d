import { holdEarlyOffer } from '#src/adapters/install/early-offer.ts';
import { takeHandover } from './early-handover.ts';
import { takeIncognito } from './early-incognito.ts';
import { showChoices } from './early-choices.ts';

// Runs in the head of every page but that of a text (early-text-script.ts): what must hold from the first paint on.
showChoices();
takeIncognito();
takeHandover();
holdEarlyOffer(window);
