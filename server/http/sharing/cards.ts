import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HiddenPictures } from '../../modules/moderation/hidden-pictures.ts';
import { parseRowId } from '../../modules/row-id.ts';
import { TooManyCards } from '../../modules/sharing/cards.errors.ts';
import type { CardsService } from '../../modules/sharing/cards.service.ts';
import { ASKED_AGAIN, sendFile } from '../files/file-answer.ts';
import { sendSentence } from '../plain-answer.ts';

const PATH = /^\/cards\/([1-9]\d{0,14})\/([0-9a-f]{32})\.jpg$/;
const RETRY_SECONDS = 5;

export interface CardParts {
  readonly cards: Pick<CardsService, 'fileOf' | 'draw' | 'pathOf'>;
  readonly hidden: Pick<HiddenPictures, 'hasWork' | 'hasChapterOf' | 'awaited'>;
}

export interface CardRequest {
  readonly path: string;
  /** Of the site that was asked, for the way to a newer card. */
  readonly origin: string;
  /** Of every answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Sends /cards/<work>/<hash>.jpg. A card that showed the work before is still sent where it is kept, else its address
 * leads to the one of now; so it does where a chapter of the work is hidden. False, with nothing sent, for any other address.
 */
export async function sendCard(
  request: IncomingMessage,
  response: ServerResponse,
  { cards, hidden }: CardParts,
  { path, origin, headers }: CardRequest,
): Promise<boolean> {
  const [, id = '', hash] = PATH.exec(path) ?? [];
  const workId = parseRowId(id);
  if (hash === undefined || workId === null) return false;
  if (hidden.awaited !== null) await hidden.awaited;
  if (hidden.hasWork(workId)) {
    sendSentence(response, 404, 'There is no such card.', headers);
    return true;
  }
  // Made to be shown by other sites.
  const shown = { ...headers, 'cross-origin-resource-policy': 'cross-origin', 'content-type': 'image/jpeg', 'cache-control': ASKED_AGAIN };
  try {
    // What a card showed before may be a page of the chapter that is hidden.
    const isKept = !hidden.hasChapterOf(workId) || (await cards.pathOf(workId)) === path;
    if (isKept && (await sendFile(request, response, { path: cards.fileOf(workId, hash), headers: shown, takesRanges: false })))
      return true;
    const file = await cards.draw(workId, hash);
    if (file !== null) return await sendFile(request, response, { path: file, headers: shown, takesRanges: false });
    const now = await cards.pathOf(workId);
    if (now === null) sendSentence(response, 404, 'There is no such card.', headers);
    else sendSentence(response, 302, 'The work has another card now.', { ...headers, location: `${origin}${now}` });
  } catch (error) {
    if (!(error instanceof TooManyCards)) throw error;
    sendSentence(response, 503, 'Too many cards are being drawn; try again in a moment.', {
      ...headers,
      'retry-after': String(RETRY_SECONDS),
    });
  }
  return true;
}
