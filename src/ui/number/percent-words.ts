import type { I18n } from '@lingui/core';

/** "42%" of a part from 0 to 1, in whole percent; what is not yet all is less than 100%. */
export function percentWords(part: number, i18n: I18n): string {
  return i18n.number(part, { style: 'percent', roundingMode: 'floor' });
}
