import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Execute } from '#graphql/document/persisted-document.ts';
import { DeleteOwnWork } from '#graphql/generated/documents/DeleteOwnWork.ts';
import { EditOwnWork } from '#graphql/generated/documents/EditOwnWork.ts';
import { PublishDrafts } from '#graphql/generated/documents/PublishDrafts.ts';
import type { Language } from '#graphql/generated/graphql.ts';
import { readFragment } from '#graphql/generated/index.ts';
import { workPath } from '#src/entities/work/work-path.ts';
import { UPLOAD_PATH } from '#src/features/upload/upload-paths.ts';
import type { WorkEdit } from '#src/features/upload/works/work-fields.ts';
import { OwnWorkScreen, OwnWorkScreen_work, type OwnWorkScreenProps } from '#src/features/upload/works/OwnWorkScreen.tsx';
import { useOwnTask } from './own-task.ts';
import { savedLater, useUnsavedWords } from '../-use-unsaved-words.ts';
import { useUploads } from './use-uploads.ts';
import { replacePath } from '../-visit.ts';
import { NothingThere } from '#src/features/upload/NothingThere.tsx';

export interface OwnWorkPlaceProps extends Pick<OwnWorkScreenProps, 'genres' | 'limits'> {
  readonly work: OwnWorkScreenProps['data'] | null;
  /** All of the account's. */
  readonly works: readonly { readonly id: string; readonly title: string; readonly language: Language }[];
}

/** One of the account's works, or that there is none of this id. */
export function OwnWorkPlace({ work, ...rest }: OwnWorkPlaceProps) {
  return work === null ? <NothingThere /> : <Work {...rest} data={work} />;
}

function Work({ data, works, genres, limits }: Omit<OwnWorkPlaceProps, 'work'> & Pick<OwnWorkScreenProps, 'data'>) {
  const router = useRouter();
  const { execute, sites } = useRouteContext({ from: '__root__' });
  const { id, language, work } = readFragment(OwnWorkScreen_work, data);
  const renew = useCallback(() => void router.invalidate(), [router]);
  const uploads = useUploads('work', id, renew);
  const unsaved = useUnsavedWords(`work-${id}`);
  const [saving, save] = useOwnTask();
  const [deletion, remove] = useOwnTask();
  const [publishing, publish] = useOwnTask();
  const show = () => void publish(async () => (await execute(PublishDrafts, { workId: id })).publishDrafts, renew);
  const keep = (change: WorkEdit, onKept: () => void) => void save(() => edited(execute, id, change, renew), savedLater(unsaved, onKept));
  return (
    <OwnWorkScreen
      data={data}
      limits={limits}
      genres={genres}
      twins={works.filter((one) => one.language !== language)}
      unsaved={unsaved}
      uploads={uploads.view}
      publicUrl={work ? sites[language].origin + workPath(work.id) : null}
      stages={{ saving, deletion, publishing }}
      onChoose={(files) => uploads.choose(files, { purpose: 'CHAPTERS', workId: id })}
      onCover={(files) => uploads.choose(files, { purpose: 'COVER', workId: id })}
      onUpload={uploads.send}
      onSave={(change) => keep(change, renew)}
      onPublish={(change) => (change === undefined ? show() : keep(change, () => (renew(), show())))}
      onDelete={() =>
        void remove(
          async () => (await execute(DeleteOwnWork, { id })).deleteOwnWork,
          (_, isHere) => isHere && void replacePath(router, UPLOAD_PATH),
        )
      }
    />
  );
}

/** What is changed elsewhere is shown as it is by now. */
async function edited(execute: Execute, id: string, { fields, ...rest }: WorkEdit, renew: () => void) {
  const { editOwnWork } = await execute(EditOwnWork, { id, input: fields, ...rest });
  if (editOwnWork.__typename === 'WorkChanged') renew();
  return editOwnWork;
}
