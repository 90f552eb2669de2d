import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type DragEvent, type ReactNode } from 'react';
import { LiveRegion } from '../../../ui/notice/LiveRegion.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { droppedFiles } from './dropped-files.ts';
import { FilePick } from './FilePick.tsx';
import { limitWords } from './limit-words.ts';
import { ProblemWords } from './ProblemWords.tsx';
import type { UploadLimits } from '../upload-view.ts';
import styles from './DropField.module.css';

export interface DropFieldProps {
  readonly limits: UploadLimits;
  /** What is asked for; a chapter where nothing else is said. */
  readonly ask?: ReactNode;
  readonly isBusy?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** Where files are dropped or chosen, with their bounds said before anything is. */
export function DropField({ limits, ask, isBusy = false, onChoose }: DropFieldProps) {
  const { t } = useLingui();
  const { isOver, isUnreadable, ...events } = useDrop(isBusy, onChoose);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is dropped here can be chosen by the buttons inside
    <div className={styles.field} role="group" aria-label={t`Files of a chapter`} data-over={isOver || undefined} {...events}>
      <DropDrawing />
      <p className={styles.ask}>{ask ?? <Trans>Drop a chapter here</Trans>}</p>
      <div className={styles.ways}>
        <FilePick label={<Trans>Choose files</Trans>} look="primary" kind="files" isBusy={isBusy} onChoose={onChoose} />
        <FilePick label={<Trans>Choose a folder</Trans>} look="plain" kind="folder" isBusy={isBusy} onChoose={onChoose} />
      </div>
      <LiveRegion urgency="now">{isUnreadable && <Unreadable />}</LiveRegion>
      <LimitWords limits={limits} />
    </div>
  );
}

function useDrop(isBusy: boolean, onChoose: DropFieldProps['onChoose']) {
  const [isOver, setOver] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  useEffect(keepFilesOut, []);
  const drag = (event: DragEvent): void => {
    if (isBusy) return;
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  const onDrop = (event: DragEvent): void => {
    drag(event);
    if (isBusy) return;
    setUnreadable(false);
    droppedFiles(event.dataTransfer).then(
      (files) => files.length > 0 && onChoose(files),
      () => setUnreadable(true),
    );
  };
  return { isOver, isUnreadable, onDragOver: drag, onDragLeave: drag, onDrop };
}

/** A browser opens a file that falls beside the field in the place of the page, and ends what is being sent. */
function keepFilesOut(): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  addEventListener('dragover', keepOut, { signal });
  addEventListener('drop', keepOut, { signal });
  return () => leaving.abort();
}

function keepOut(event: globalThis.DragEvent): void {
  const { dataTransfer, defaultPrevented } = event;
  if (defaultPrevented || dataTransfer?.types.includes('Files') !== true) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

function Unreadable() {
  return (
    <Notice tone="problem">
      <ProblemWords problem={{ code: 'UNREADABLE', file: null, limit: null }} />
    </Notice>
  );
}

function LimitWords({ limits }: Pick<DropFieldProps, 'limits'>) {
  const { i18n } = useLingui();
  const number = (value: number): string => value.toLocaleString(i18n.locale);
  const [picture, whole] = [limitWords(limits.pictureBytes, i18n.locale), limitWords(limits.bytes, i18n.locale)];
  const [pages, side] = [number(limits.pages), number(limits.pictureSide)];
  return (
    <p className={styles.limits}>
      <Trans>
        CBZ, ZIP, EPUB, plain text or pictures. Up to {whole} in all, {pages} pages a chapter, {picture} and {side} pixels a side for a
        picture.
      </Trans>
    </p>
  );
}

/** Two sheets that slide onto each other. */
function DropDrawing() {
  return (
    <svg viewBox="0 0 96 64" width="96" height="64" aria-hidden="true" className={styles.drawing}>
      <path d="M22 14h24a6 6 0 0 1 6 6v34H28a6 6 0 0 1-6-6z" />
      <path className={styles.twin} d="M50 8h24v34a6 6 0 0 1-6 6H44V14a6 6 0 0 1 6-6z" />
      <path d="M59 34V20m-6 6 6-6 6 6" />
    </svg>
  );
}
