import { useParams, useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ReportByMail } from '#src/features/comments/ReportByMail.tsx';
import type { PageReportProps } from '#src/features/reader/chapter-parts.ts';
import { addWords } from '#src/i18n/catalog.ts';
import { latePart } from '#src/ui/late/late-part.ts';
import { LateReport } from './LateReport.tsx';
import { useAccount } from '../-account/use-account.ts';

/** Where a reader tells the site what is wrong with a page of the chapter: by a form who is signed in, others by mail. */
export function PageReport({ page, title, link }: PageReportProps) {
  const { i18n, language, sites } = useRouteContext({ from: '__root__' });
  const { comicId, chapterId } = useParams({ from: '/$lang/comic/$comicId/$chapterId' });
  const [{ reader }] = useAccount();
  const [hasWords, setHasWords] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    void latePart(() => addWords(i18n, language, 'comments'), leaving).then(() => setHasWords(true));
    return () => leaving.abort();
  }, [i18n, language]);
  if (!hasWords) return null;
  if (reader === null) return <ReportByMail supportMail={sites[language].supportMail} {...{ title, link }} />;
  return <LateReport subject={{ workId: comicId, chapterId }} page={page} />;
}
