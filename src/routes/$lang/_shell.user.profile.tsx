import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { DeleteAccount } from '#graphql/generated/documents/DeleteAccount.ts';
import { RemoveAvatar } from '#graphql/generated/documents/RemoveAvatar.ts';
import { UpdateProfile } from '#graphql/generated/documents/UpdateProfile.ts';
import { OwnComments as OwnCommentsList, type OwnCommentsProps } from '#src/features/comments/OwnComments.tsx';
import { readFragment } from '#graphql/generated/index.ts';
import { avatarUrl } from '#src/features/account/sign-in/opened-session.ts';
import { ProfileScreen, ProfileScreen_viewer, type ProfileScreenProps } from '#src/features/account/profile/ProfileScreen.tsx';
import { ProfileSkeleton } from '#src/features/account/profile/ProfileSkeleton.tsx';
import { accountHead } from '../-account/account-head.ts';
import { Failed } from '../-frame/late-failure.ts';
import { ForReaders } from '../-account/ForReaders.tsx';
import { useFormTask } from '../-form-task.ts';
import { useAccount } from '../-account/use-account.ts';
import { pageFrom } from '../-search-values.ts';
import { replacePath } from '../-visit.ts';

interface ProfileSearch {
  /** Page of the reader's own comments. */
  comments?: number | undefined;
}

export const Route = createFileRoute('/$lang/_shell/user/profile')({
  staticData: { metadata: 'profile', words: ['account', 'comments'] },
  validateSearch: (search: Record<string, unknown>): ProfileSearch => ({ comments: pageFrom(search['comments']) }),
  loaderDeps: ({ search: { comments = 1 } }) => ({ page: comments }),
  /** The first response is the same for everyone, so it asks for nobody; nor does a visitor's browser. */
  loader: async ({ context, deps }) => {
    if (!context.account.read().reader) return null;
    // What it asks is long, and few readers ask it: it comes with the first of them.
    return (await import('../-account/profile-data.ts')).loadProfile(context.execute, deps);
  },
  staleTime: 0,
  head: ({ match }) => accountHead(match, '/user/profile'),
  component: Profile,
  pendingComponent: ProfileSkeleton,
  errorComponent: Failed,
});

function Profile() {
  return (
    <ForReaders waiting={<ProfileSkeleton />}>
      <OwnProfile />
    </ForReaders>
  );
}

function OwnProfile() {
  const data = Route.useLoaderData();
  const router = useRouter();
  const isMissing = data === null;
  const tasks = useProfileTasks();
  useShownReader(data?.viewer);
  // The page came before the reader was known: it is asked for now.
  useEffect(() => {
    if (isMissing) void router.invalidate();
  }, [router, isMissing]);
  return data ? (
    <ProfileScreen data={data.viewer} days={data.viewer.readingDays} comments={data.comments && <Own data={data.comments} />} {...tasks} />
  ) : (
    <ProfileSkeleton />
  );
}

/** With every answer header and navigation show the reader as the server knows them; what another tab changes since is newer. */
function useShownReader(data: ProfileScreenProps['data'] | undefined): void {
  const { account } = Route.useRouteContext();
  useEffect(() => {
    const { reader } = account.read();
    if (!data || !reader) return;
    const { name, language, avatar } = readFragment(ProfileScreen_viewer, data);
    const current = { name, language, avatarUrl: avatarUrl(avatar) };
    const isShown = reader.name === name && reader.language === language && reader.avatarUrl === current.avatarUrl;
    if (!isShown) account.send({ type: 'reader.changed', reader: current });
  }, [account, data]);
}

function Own({ data }: Pick<OwnCommentsProps, 'data'>) {
  const { language, sites } = Route.useRouteContext();
  const origins = { vi: sites.vi.origin, ja: sites.ja.origin };
  return <OwnCommentsList data={data} language={language} origins={origins} pageUrl="/user/profile?comments=[page]" />;
}

function useProfileTasks(): Omit<ProfileScreenProps, 'data' | 'days' | 'comments'> {
  const router = useRouter();
  const { execute, accountFiles } = Route.useRouteContext();
  const [{ reader }, send] = useAccount();
  const [saving, save] = useFormTask();
  const [avatar, changeAvatar] = useFormTask();
  const [exporting, takeOut] = useFormTask();
  const [deletion, end] = useFormTask();
  const renew = (): void => void router.invalidate();
  return {
    stages: { saving, avatar, export: exporting, deletion },
    onSave: (fields) =>
      void save(
        async () => (await execute(UpdateProfile, fields)).updateProfile,
        () => {
          send({ type: 'reader.changed', reader: fields });
          renew();
        },
      ),
    onAvatarChoose: (picture) => void changeAvatar(async () => done(await (await accountFiles).sendAvatar(picture)), renew),
    onAvatarRemove: () => void changeAvatar(async () => done(await execute(RemoveAvatar, {})), renew),
    onExport: () => void takeOut(async () => done(await (await accountFiles).saveExport('futago.json'))),
    onDelete: (password) =>
      void end(
        async () => (await execute(DeleteAccount, { password })).deleteAccount,
        () => {
          if (reader) send({ type: 'account.deleted', readerId: reader.id });
          void replacePath(router, '/goodbye?reason=deleted');
        },
      ),
  };
}

/** What resolves has been done, whatever it answers. */
function done(_answer: unknown): { readonly __typename: 'Done' } {
  return { __typename: 'Done' };
}
