import { useEffect, useState, type ComponentProps } from 'react';
import { ReportSubjectPlace } from '#src/features/comments/ReportSubjectPlace.tsx';
import { latePart } from '#src/ui/late/late-part.ts';
import type { ReportPlace } from './ReportPlace.tsx';
import { useAccount } from '../-account/use-account.ts';

/** Fetched for who is signed in; until it comes nothing can be reported. */
export function LateReport(props: ComponentProps<typeof ReportPlace>) {
  const [{ reader }] = useAccount();
  const [Place, setPlace] = useState<typeof ReportPlace | null>(null);
  const isSignedIn = reader !== null && reader !== undefined;
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const leaving = new AbortController();
    void latePart(() => import('./ReportPlace.tsx'), leaving).then((found) => setPlace(() => found.ReportPlace));
    return () => leaving.abort();
  }, [isSignedIn]);
  if (reader === null) return null;
  return <ReportSubjectPlace>{isSignedIn && Place && <Place key={reader.id} {...props} />}</ReportSubjectPlace>;
}
