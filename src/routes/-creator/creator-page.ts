import { notFound } from '@tanstack/react-router';
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

/** A creator with a page of their works. Throws notFound where there is nobody of that id. */
export async function loadCreator({ execute, language }: SiteContext, id: string, { order = 'updated', page = 1 }: CreatorSearch) {
  const { creator } = await execute(CreatorPage, { id, language, twinLanguage: twinOf(language), order: apiOrder(order), page });
  if (!creator) throw notFound();
  return creator;
}
