import './ui/tokens.css';
import './ui/base.css';
import './app/held.css';
import { holdEarlyOffer } from './adapters/install/early-offer.ts';
import { startSite } from './app/start-site.tsx';

holdEarlyOffer(window);
void startSite(document);
