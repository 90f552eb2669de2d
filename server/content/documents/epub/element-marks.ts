import type { Marks } from '../run-line.ts';
import type { TextStyle } from './style-rules.ts';

const MARKED: Readonly<Record<string, Marks>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  cite: { italic: true },
  dfn: { italic: true },
  var: { italic: true },
  sup: { script: 'super' },
  sub: { script: 'sub' },
  u: { emphasis: 'line' },
};

/** The marks that stand around an element with those that it sets itself. */
export function addMarks(marks: Marks, tag: string, style: TextStyle): Marks {
  const { upright, script } = style;
  const isLine = style.emphasis?.endsWith('line') === true;
  // A line under a link says that it is one.
  const emphasis = isLine && tag === 'a' ? undefined : style.emphasis;
  const own = {
    ...MARKED[tag],
    ...(emphasis !== undefined && { emphasis }),
    ...(upright !== undefined && { upright }),
    ...(script !== undefined && { script }),
  };
  const merged = { ...marks, ...own };
  if (emphasis !== undefined && !isLine && MARKED[tag] !== undefined)
    return withFaces(merged, { bold: style.bold ?? false, italic: style.italic ?? false });
  return style.bold === undefined && style.italic === undefined ? merged : withFaces(merged, style);
}

/** Dots say the emphasis already, so the face of `strong` or `em` is kept only where the style sets it. */
function withFaces({ bold, italic, ...marks }: Marks, style: Pick<TextStyle, 'bold' | 'italic'>): Marks {
  const isBold = style.bold ?? bold === true;
  const isItalic = style.italic ?? italic === true;
  return { ...marks, ...(isBold && { bold: true }), ...(isItalic && { italic: true }) };
}
