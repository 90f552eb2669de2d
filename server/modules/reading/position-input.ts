import type { ReadingPositionInput } from '#graphql/generated/server.ts';
import { BadInput } from '../bad-input.error.ts';
import { parseRowId } from '../row-id.ts';
import type { NewPosition } from './positions.repository.ts';

const MOST_POSITIONS = 50;
const MOST_NEIGHBOURS = 20;
const GREATEST_INT = 2_147_483_647;
const ELEMENT = /^[\w-]{1,100}$/;
const HASH = /^[\w-]{1,200}$/;

/**
 * Positions as they are kept, without those whose ids can be none of a work or chapter. What a clock that runs ahead says
 * is taken for now. Throws BadInput for everything that no page of ours sends.
 */
export function readPositions(given: readonly ReadingPositionInput[], now: Date): readonly NewPosition[] {
  if (given.length > MOST_POSITIONS)
    throw new BadInput('positions', `At most ${MOST_POSITIONS} positions are saved at once; these are ${given.length}.`);
  return given.map((position) => readPosition(position, now)).filter((position) => position !== null);
}

function readPosition(given: ReadingPositionInput, now: Date): NewPosition | null {
  const { offset, order, count, progress, reach, contentHash, isRereading } = given;
  const at = new Date(given.at);
  const ids = [given.elementId, ...given.before, ...given.after];
  check('at', at.getTime() >= 0, 'an instant');
  check(
    'elementId',
    ids.every((id) => ELEMENT.test(id)),
    'the id of a page or of a block, as are before and after',
  );
  check(
    'before',
    given.before.length <= MOST_NEIGHBOURS && given.after.length <= MOST_NEIGHBOURS,
    `at most ${MOST_NEIGHBOURS} ids, as after`,
  );
  check('contentHash', HASH.test(contentHash), 'the hash of a content');
  check('offset', offset >= 0 && offset <= GREATEST_INT, 'a number that is not negative');
  check('order', order >= 0 && order <= count, 'between 0 and count');
  check('reach', (reach ?? 0) >= 0 && (reach ?? 0) <= count, 'between 0 and count');
  check('progress', progress >= 0 && progress <= 1, 'between 0 and 1');
  const [workId, chapterId] = [parseRowId(given.workId), parseRowId(given.chapterId)];
  if (workId === null || chapterId === null) return null;
  return {
    workId,
    chapterId,
    elementId: given.elementId,
    offset,
    order,
    count,
    before: [...given.before],
    after: [...given.after],
    contentHash,
    progress,
    reach: reach ?? order,
    at: at > now ? now : at,
    isRereading,
  };
}

function check(field: keyof ReadingPositionInput, isRight: boolean, wanted: string): void {
  if (!isRight) throw new BadInput(`positions.${field}`, `${field} must be ${wanted}.`);
}
