import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { UploadSkeleton } from '#src/features/upload/UploadSkeleton.tsx';
import { accountHead } from '../-account/account-head.ts';
import { Failed } from '../-frame/late-failure.ts';
import { ForReaders } from '../-account/ForReaders.tsx';
import { OwnWorkPlace } from '../-upload/OwnWorkPlace.tsx';
import type { UploadSearch } from '../-upload/upload-data.ts';
import { UploadPlace } from '../-upload/UploadPlace.tsx';

export const Route = createFileRoute('/$lang/_shell/user/upload')({
  staticData: { metadata: 'upload', words: 'upload' },
  validateSearch: ({ work, chapter, page }: UploadSearch): UploadSearch => ({ work, chapter, page }),
  loaderDeps: ({ search }) => search,
  /** The first response is the same for everyone, so it asks for nobody; nor does a visitor's browser. */
  loader: async ({ context, deps }) => {
    if (!context.account.read().reader) return null;
    // What it asks is long, and only uploaders ask it: it comes with the first of them.
    return (await import('../-upload/upload-data.ts')).loadUpload(context, deps);
  },
  staleTime: 0,
  head: ({ match }) => accountHead(match, '/user/upload'),
  component: Upload,
  pendingComponent: Waiting,
  errorComponent: Failed,
});

function Upload() {
  return (
    <ForReaders waiting={<Waiting />}>
      <OwnUpload />
    </ForReaders>
  );
}

function OwnUpload() {
  const data = Route.useLoaderData();
  const router = useRouter();
  const isMissing = data === null;
  // The page came before the reader was known: it is asked for now.
  useEffect(() => {
    if (isMissing) void router.invalidate();
  }, [router, isMissing]);
  switch (data?.kind) {
    case 'page':
      return <UploadPlace {...data} />;
    case 'work':
      return <OwnWorkPlace {...data} />;
    case 'chapter':
      return <data.Place chapter={data.chapter} limits={data.limits} />;
    default:
      return <Waiting />;
  }
}

function Waiting() {
  const { work, chapter } = Route.useSearch();
  return <UploadSkeleton of={chapter !== undefined ? 'chapter' : work !== undefined ? 'work' : 'works'} />;
}
