import type { SVGProps } from 'react';

export interface LineDrawingProps extends SVGProps<SVGSVGElement> {
  /** Side in pixels. */
  readonly size?: number;
}

/** Our own line drawings on a grid of 24, hidden from assistive technology: the words beside them carry the meaning. */
export function LineDrawing({ size = 20, children, ...attributes }: LineDrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...attributes}
    >
      {children}
    </svg>
  );
}
