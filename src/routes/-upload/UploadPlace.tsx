import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { CreateOwnWork } from '#graphql/generated/documents/CreateOwnWork.ts';
import type { ProposedWork } from '#src/features/upload/files/file-title.ts';
import { ownWorkPath } from '#src/features/upload/upload-paths.ts';
import { UploadScreen, type UploadScreenProps } from '#src/features/upload/UploadScreen.tsx';
import { useOwnTask } from './own-task.ts';
import { useUploads } from './use-uploads.ts';
import { visitPath } from '../-visit.ts';

export interface UploadPlaceProps {
  readonly works: UploadScreenProps['data'];
  readonly position: UploadScreenProps['position'];
  readonly limits: UploadScreenProps['limits'];
}

/** The account's works; a first chapter makes one, and is sent to it. */
export function UploadPlace({ works, position, limits }: UploadPlaceProps) {
  const router = useRouter();
  const { execute, language } = useRouteContext({ from: '__root__' });
  const { choose } = useUploads('work', null);
  const [stage, create] = useOwnTask();
  // A try whose answer was lost makes no second work: the same files have the same key until it is made.
  const asked = useRef<{ readonly title: string; readonly key: string } | null>(null);
  const begin = (files: readonly File[], { title, format }: ProposedWork): void => {
    const input = { ...UNDESCRIBED, language, format, title };
    const key = asked.current?.title === title ? asked.current.key : crypto.randomUUID();
    asked.current = { title, key };
    void create(
      async () => (await execute(CreateOwnWork, { input, key })).createOwnWork,
      (made, isHere) => {
        if (made.__typename !== 'OwnWork') return;
        asked.current = null;
        choose(files, { purpose: 'CHAPTERS', workId: made.id });
        if (isHere) void visitPath(router, ownWorkPath(made.id));
      },
    );
  };
  return <UploadScreen data={works} position={position} limits={limits} stage={stage} onChoose={begin} />;
}

/** What a work is until its owner says more. */
const UNDESCRIBED = { status: 'ONGOING', description: '', isSensitive: false, credits: [], genres: [] } as const;
