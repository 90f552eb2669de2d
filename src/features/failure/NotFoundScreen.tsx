import { ErrorScreen } from './ErrorScreen.tsx';
import { pageNotFound } from './page-not-found.ts';

export interface NotFoundScreenProps {
  /** As the reader sees it in the address bar, without the search part. */
  readonly path: string;
  /** Of the work whose chapter is not there. */
  readonly hrefWork?: string | undefined;
  readonly supportMail: string;
  readonly onLeave: () => void;
}

/** The error screen of an address that leads nowhere. */
export function NotFoundScreen({ path, hrefWork, supportMail, onLeave }: NotFoundScreenProps) {
  return <ErrorScreen statusCode={404} message={pageNotFound(path)} {...{ hrefWork, supportMail, onLeave }} mood="lost" />;
}
