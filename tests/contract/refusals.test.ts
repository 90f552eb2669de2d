import { isUnionType } from 'graphql';
import { expect, test } from 'vitest';
import { createApiSchema } from '#server/http/graphql/api-schema.ts';
import { refusalOf, type TaskAnswer } from '#src/routes/-form-task.ts';
import { ownRefusalOf } from '#src/routes/-upload/own-task.ts';
import { reportRefusalOf } from '#src/routes/-report/report-refusal.ts';

/** What a form that asked for it has got. */
const DONE = ['Done', 'SignedIn', 'Viewer', 'OwnWork', 'OwnChapter'];

/** By which words of a form each result is judged. */
const JUDGES: Readonly<Record<string, (answer: TaskAnswer, now: number) => object | null>> = {
  ContactResult: refusalOf,
  RequestMailResult: refusalOf,
  SetPasswordResult: refusalOf,
  ChangePasswordResult: refusalOf,
  UpdateProfileResult: refusalOf,
  DeleteAccountResult: refusalOf,
  ReportContentResult: reportRefusalOf,
  CreateOwnWorkResult: ownRefusalOf,
  EditOwnWorkResult: ownRefusalOf,
  DeleteOwnResult: ownRefusalOf,
  EditOwnChapterResult: ownRefusalOf,
  UnscheduleResult: ownRefusalOf,
  ArrangePagesResult: ownRefusalOf,
  PublishResult: ownRefusalOf,
  PublishDraftsResult: ownRefusalOf,
  RestoreVersionResult: ownRefusalOf,
};

test.each(Object.entries(JUDGES))('No refusal of a %s passes for what was asked.', (name, judge) => {
  const union = createApiSchema().getType(name);
  if (!isUnionType(union)) throw new Error(`${name} is no union of the schema.`);
  const members = union.getTypes().map(({ name: __typename }) => __typename);
  const done = members.filter((__typename) => judge({ __typename }, 0) === null);
  expect(done).toEqual(members.filter((member) => DONE.includes(member)));
});
