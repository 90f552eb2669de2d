import './ui/tokens.css';
import './ui/base.css';
import './ui/button/Button.module.css';
import './app/early/held.css';
import { startSite } from './app/start-site.tsx';

void startSite(document);
