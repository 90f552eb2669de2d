import { notFound, redirect } from '@tanstack/react-router';
import { CreatorPage } from '#graphql/generated/documents/CreatorPage.ts';
import type { CreatorView } from '#src/entities/creator/creator-path.ts';
import { twinOf } from '#src/i18n/catalog.ts';
import type { SiteContext } from '../-site-context.ts';
import { apiOrder } from '../-work-order.ts';

export { creatorHead } from './creator-head.ts';

export interface CreatorSearch {
  readonly order?: CreatorView['order'];
  readonly page?: number | undefined;
}

/** A creator with a page of their works. Throws notFound where there is nobody of that id, a redirect for the id of who became another. */
export async function loadCreator({ execute, language }: SiteContext, id: string, search: CreatorSearch) {
  const { order = 'updated', page = 1 } = search;
  const { creator } = await execute(CreatorPage, { id, language, twinLanguage: twinOf(language), order: apiOrder(order), page });
  if (!creator) throw notFound();
  if (creator.id !== id) throw redirect({ to: '/$lang/creator/$creatorId', params: { lang: language, creatorId: creator.id }, search });
  return creator;
}
