import { resolveGaiji } from '../aozora/gaiji.ts';
import type { XmlElement } from './xml-tree.ts';

/**
 * What a picture that stands for one character of text says: the character that its alternative text names as Aozora notation
 * does (`※(「山＋榮」、第3水準1-47-92)`), else that text. Null for other pictures.
 */
export function gaijiOf({ attributes }: XmlElement): string | null {
  if (!/gaiji/i.test(attributes['class'] ?? '')) return null;
  const alt = (attributes['alt'] ?? '').replace(/\s+/g, ' ').trim().normalize('NFC');
  if (alt === '') return '〓';
  return (alt.startsWith('※') ? resolveGaiji(alt) : null) ?? alt;
}
