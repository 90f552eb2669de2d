import './ui/tokens.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { InspectorApp } from './app/inspector/InspectorApp.tsx';

const root = document.getElementById('inspector');
if (root) createRoot(root).render(<InspectorApp />);
