import { holdEarlyOffer } from '#src/adapters/install/early-offer.ts';
import { takeHandover } from './early-handover.ts';
import { showScheme } from './early-scheme.ts';

// Runs in the head of every page: what must hold from the first paint on.
showScheme();
takeHandover();
holdEarlyOffer(window);
