import { randomUUID } from 'node:crypto';
import { CreateOwnWork } from '#graphql/generated/documents/CreateOwnWork.ts';
import type { PatientClient } from './kills/patient-client.ts';

/** What stands in the form of a comic, but for its title. */
export const COMIC = {
  language: 'vi',
  format: 'COMIC',
  status: 'ONGOING',
  description: '',
  isSensitive: false,
  credits: [],
  genres: [],
} as const;

/** A comic of the client's, without chapters; resolves with its id. Throws where it is refused. */
export async function createComic(client: PatientClient, title: string): Promise<string> {
  const key = randomUUID();
  const { createOwnWork } = await client.send(CreateOwnWork, () => ({ input: { ...COMIC, title }, key }));
  if (createOwnWork.__typename !== 'OwnWork') throw new Error(`The work was not made: ${createOwnWork.__typename}.`);
  return createOwnWork.id;
}
