import { afterAll, beforeAll, expect, test } from 'vitest';
import { GENRE_NAMES } from '#server/content/genre-names.ts';
import { OwnWork } from '#graphql/generated/documents/OwnWork.ts';
import type { OwnWorkQuery } from '#graphql/generated/graphql.ts';
import { UploadsSite, WORK_INPUT } from '../uploads-site.ts';

let site: UploadsSite;
beforeAll(async () => {
  site = await UploadsSite.start();
});
afterAll(() => site.close());

const EDIT = `mutation ($id: ID!, $input: OwnWorkInput!) {
  editOwnWork(id: $id, input: $input) { __typename ... on OwnWork { genres { slug } } } }`;

test('A work is offered every genre that it may have, those of other works first, and none that it may not have.', async () => {
  const id = await site.createWork();
  const { genres } = await site.run<OwnWorkQuery>(OwnWork.text, { id, page: 1, language: 'vi' }, site.lan);
  // Nobody gives a work 'history', which one was imported with.
  expect(genres.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(GENRE_NAMES).toSorted());
  expect(genres[0]?.slug).toBe('comedy');
  expect(genres).toContainEqual({ slug: 'school', name: 'Học đường' });
  const edited = await site.run(EDIT, { id, input: { ...WORK_INPUT, genres: ['school', 'travel'] } }, site.lan);
  expect(edited).toEqual({ editOwnWork: { __typename: 'OwnWork', genres: [{ slug: 'school' }, { slug: 'travel' }] } });
});
