/** What a chapter needs once it is being read; fetched as one. */
export { followReading } from './follow-reading.ts';
export { PageReport } from '../-report/PageReport.tsx';
