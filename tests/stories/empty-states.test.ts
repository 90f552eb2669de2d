import { expect, test } from 'vitest';
import { ownFiles, textOf } from '../architecture/source-files.ts';

/** Where 'Empty' is a form before anything is written, or a part that shows nothing then. */
const NOTHING_TO_SHOW = [
  'account/ContactScreen',
  'account/LoginScreen',
  'account/PasswordResetScreen',
  'account/ProfileScreen',
  'account/SessionEndedNotice',
  'ads/AdSlot',
  'reader/chrome/ReadingTime',
  'reader/novel/FindSheet',
  'reader/settings/ForAllField',
  'shell/InstallOffer',
  'shell/PlaceOffer',
  'shell/UpdateNotice',
  'work/NewChapter',
];

test('Every empty state of a screen stands on the page of empty states.', () => {
  const page = textOf('stories/book/EmptyStates.stories.tsx');
  const withEmpty = ownFiles(/^stories\/features\/.*\.stories\.tsx$/).filter((file) => /^export const Empty\b/m.test(textOf(file)));
  const missing = withEmpty.filter((file) => !page.includes(`'../${file.slice('stories/'.length)}'`));
  expect(missing.map((file) => file.slice('stories/features/'.length, -'.stories.tsx'.length))).toEqual(NOTHING_TO_SHOW);
});
