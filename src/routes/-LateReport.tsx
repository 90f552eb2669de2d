import { useEffect, useState, type ComponentProps } from 'react';
import type { ReportPlace } from './-ReportPlace.tsx';
import { useAccount } from './-use-account.ts';

/** Fetched for who is signed in; where that fails nothing can be reported. */
export function LateReport(props: ComponentProps<typeof ReportPlace>) {
  const [{ reader }] = useAccount();
  const [Place, setPlace] = useState<typeof ReportPlace | null>(null);
  const isSignedIn = reader !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    import('./-ReportPlace.tsx').then(
      (found) => setPlace(() => found.ReportPlace),
      () => undefined,
    );
  }, [isSignedIn]);
  return isSignedIn && Place && <Place {...props} />;
}
