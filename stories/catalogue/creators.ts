import type { Language } from '#graphql/generated/graphql.ts';
import { makeFragmentData } from '#graphql/generated/index.ts';
import { CreatorScreen_creator } from '#src/features/creator/CreatorScreen.tsx';
import { listing, type WorkMaking } from './works.ts';

/** What a story says of a creator. */
export interface CreatorMaking {
  readonly name?: string;
  readonly worksThere?: number;
  readonly twins?: ReadonlyArray<{ readonly id: string; readonly name: string }>;
  readonly totalItems?: number;
  readonly page?: number;
}

export function creator(language: Language, works: readonly WorkMaking[], making: CreatorMaking = {}) {
  const { name = language === 'vi' ? 'Lê Mai' : '森田ゆき', worksThere = 0, twins = [], totalItems = works.length, page = 1 } = making;
  const reading = language === 'ja' ? 'もりたゆき' : null;
  return makeFragmentData(
    { id: '7', name, reading, worksThere, twins, works: listing(works, { page, totalItems }) },
    CreatorScreen_creator,
  );
}
