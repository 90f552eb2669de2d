import type { Resolvers } from '#graphql/generated/server.ts';
import { Forbidden, type Reader, Unauthenticated } from './reader.ts';

/** Who may have a field; `check` throws Unauthenticated or Forbidden, and is null where there is nothing to check. */
export interface AccessRule {
  readonly name: 'anyone' | 'needsUser' | 'isOwner';
  readonly check: ((reader: Reader, parent: unknown) => void) | null;
}

/** Rules by type and field. They lie beside the resolvers: <domain>.rules.ts */
export type AccessRules = {
  readonly [Type in keyof Resolvers]?: { readonly [Field in keyof Resolvers[Type]]?: AccessRule };
};

export const anyone: AccessRule = { name: 'anyone', check: null };

export const needsUser: AccessRule = {
  name: 'needsUser',
  check: (reader) => {
    if (reader.kind === 'visitor') throw new Unauthenticated();
  },
};

/** Only for the reader to whom the object of the field belongs. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- says what the field is of; the schema hands it over as anything
export function isOwner<Parent>(ownerOf: (parent: Parent) => number): AccessRule {
  return {
    name: 'isOwner',
    check: (reader, parent) => {
      if (reader.kind === 'visitor') throw new Unauthenticated();
      if (reader.userId !== ownerOf(parent as Parent)) throw new Forbidden();
    },
  };
}
