import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ComponentType } from 'react';
import { latePart } from '#src/ui/late/late-part.ts';
import type { LoadPageReport, PageReportProps } from '../chapter-parts.ts';
import type { StoredSource } from '../picture-sources.ts';
import styles from './PageActionsSheet.module.css';

export interface PageActionsSheetProps {
  readonly number: number;
  readonly sources: readonly StoredSource[];
  readonly chapterName: string;
  readonly workTitle: string;
  /** Of the chapter, without a fragment. */
  readonly address: string;
  readonly loadPageReport: LoadPageReport | undefined;
  readonly onClose: () => void;
}

/** What a reader may do with one page. */
export function PageActionsSheet({ number, sources, chapterName, workTitle, address, loadPageReport, onClose }: PageActionsSheetProps) {
  const { t } = useLingui();
  const [told, setTold] = useState('');
  const link = `${address}#page-${number}`;
  const title = `${workTitle} – ${chapterName}, ${number}`;
  const picture = largestSource(sources);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setTold(t`The link is copied.`),
      () => setTold(link),
    );
  const Report = usePageReport(loadPageReport);
  return (
    <Dialog isOpen shape="sheet" title={t`Page ${number}`} onClose={onClose}>
      <div className={styles.actions}>
        {picture && (
          <a className={styles.save} href={picture.url} download={`${title}.${picture.type.split('/').at(-1)}`}>
            <Trans>Save the picture</Trans>
          </a>
        )}
        {'share' in navigator && (
          <Button look="quiet" onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}>
            <Trans>Share</Trans>
          </Button>
        )}
        <Button look="quiet" onClick={() => void copy()}>
          <Trans>Copy the link to this page</Trans>
        </Button>
        {Report && <Report page={number} {...{ title, link }} />}
        <p role="status" className={styles.told}>
          {told}
        </p>
      </div>
    </Dialog>
  );
}

function usePageReport(load: LoadPageReport | undefined): ComponentType<PageReportProps> | null {
  const [Report, setReport] = useState<ComponentType<PageReportProps> | null>(null);
  useEffect(() => {
    if (load === undefined) return undefined;
    const leaving = new AbortController();
    void latePart(load, leaving).then(({ PageReport }) => setReport(() => PageReport));
    return () => leaving.abort();
  }, [load]);
  return Report;
}

function largestSource(sources: readonly StoredSource[]): StoredSource | undefined {
  const type = sources.at(-1)?.type;
  return sources.filter((source) => source.type === type).toSorted((one, other) => other.width - one.width)[0];
}
