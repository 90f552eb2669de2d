import { useLingui } from '@lingui/react/macro';
import type { MatchMode } from './match-modes.ts';

/** The match modes as a reader calls them. */
export function useModeWords(): Readonly<Record<MatchMode, string>> {
  const { t } = useLingui();
  return {
    startsWith: t`Starts with`,
    contains: t`Contains`,
    notContains: t`Does not contain`,
    endsWith: t`Ends with`,
    equals: t`Equals`,
    notEquals: t`Does not equal`,
    lt: t`Less than`,
    lte: t`At most`,
    gt: t`More than`,
    gte: t`At least`,
    dateIs: t`On the day`,
    dateIsNot: t`Not on the day`,
    dateBefore: t`Before the day`,
    dateAfter: t`After the day`,
  };
}
