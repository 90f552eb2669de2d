const MOST_INDENT = 12;

/** Whole ems: the style sheet has a rule for each up to the twelfth; deeper ones would leave no line on a phone. */
export function shownIndent(indent: number | undefined): number | undefined {
  return indent === undefined ? undefined : Math.min(Math.max(Math.round(indent), 0), MOST_INDENT);
}
