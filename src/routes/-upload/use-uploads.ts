import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  NO_UPLOADS,
  type UploadDesk,
  type UploadIntent,
  type UploadRow,
  type UploadsView,
  type UploadTarget,
} from '#src/features/upload/upload-view.ts';
import type { SiteContext } from '../-site-context.ts';
import { useAccount } from '../-account/use-account.ts';

export interface OwnUploads {
  /** Of those that the page is about. */
  readonly view: UploadsView;
  readonly choose: (files: readonly File[], target: UploadTarget) => void;
  readonly send: (intent: UploadIntent) => void;
}

/** Whose uploads a page is about: new chapters of a work, or the pages of a chapter. */
export type UploadsOf = 'work' | 'chapter';

/** What the signed-in reader uploads, as far as it is for this page; what is chosen before the statecharts have started waits. */
export function useUploads(of: UploadsOf, id: string | null, onArrived?: () => void): OwnUploads {
  const { uploads } = useRouteContext({ from: '__root__' });
  const [{ reader }] = useAccount();
  const ownerId = reader?.id;
  const desk = useDesk(uploads, ownerId, onArrived);
  const all = useSyncExternalStore(desk?.subscribe ?? nowhere, desk?.read ?? nothing, nothing);
  const view = useMemo(() => ({ ...all, files: all.files.filter((file) => isShown(file, of, id)) }), [all, of, id]);
  const choose = useCallback(
    (files: readonly File[], target: UploadTarget) => {
      // Not by this page's own desk: the page may be left before it is opened.
      if (ownerId !== undefined) void uploads.then((open) => open(ownerId)).then((opened) => opened.choose(files, target));
    },
    [uploads, ownerId],
  );
  const send = useCallback((intent: UploadIntent) => desk?.send(intent), [desk]);
  return { view, choose, send };
}

/**
 * A cover that has arrived stands in its work already, and a page or new content in its chapter: nothing is to be said
 * of it, unless some of it was left out.
 */
function isShown(row: UploadRow, of: UploadsOf, id: string | null): boolean {
  const { target, stage } = row;
  if (target.purpose === 'COVER') return of === 'work' && target.workId === id && stage !== 'arrived';
  if (of === 'work') return target.purpose === 'CHAPTERS' && target.workId === id;
  return 'chapterId' in target && target.chapterId === id && (row.stage !== 'arrived' || row.leftOut.length > 0);
}

function useDesk(uploads: SiteContext['uploads'], ownerId: string | undefined, onArrived: (() => void) | undefined): UploadDesk | null {
  const [desk, setDesk] = useState<UploadDesk | null>(null);
  useEffect(() => {
    let isHere = true;
    if (ownerId !== undefined)
      uploads
        .then((open) => open(ownerId))
        .then(
          (opened) => isHere && setDesk(opened),
          () => undefined,
        );
    return () => {
      isHere = false;
      setDesk(null);
    };
  }, [uploads, ownerId]);
  useEffect(() => desk?.onArrived(() => onArrived?.()), [desk, onArrived]);
  return desk;
}

const nothing = (): UploadsView => NO_UPLOADS;
const nowhere = () => (): void => undefined;
