import { ErrorScreen } from './ErrorScreen.tsx';
import { pageNotFound } from './page-not-found.ts';

export interface NotFoundScreenProps {
  /** As the reader sees it in the address bar, without the search part. */
  readonly path: string;
  readonly supportMail: string;
  readonly onLeave: () => void;
}

/** The error screen of an address that leads nowhere. */
export function NotFoundScreen({ path, supportMail, onLeave }: NotFoundScreenProps) {
  return <ErrorScreen statusCode={404} message={pageNotFound(path)} supportMail={supportMail} mood="lost" onLeave={onLeave} />;
}
