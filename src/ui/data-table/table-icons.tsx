import type { Icon } from '../icon/icon.ts';
import { LineDrawing } from '../icon/LineDrawing.tsx';

export const FilterIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <path d="M4 5h16l-6.2 7.4V19l-3.6-2v-4.6z" />
  </LineDrawing>
);
export const AscendingIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <path d="M12 19V5M6.5 10.5 12 5l5.5 5.5" />
  </LineDrawing>
);
export const DescendingIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <path d="M12 5v14M6.5 13.5 12 19l5.5-5.5" />
  </LineDrawing>
);
export const UnsortedIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <path d="M8 9.5 12 5.5l4 4M8 14.5l4 4 4-4" />
  </LineDrawing>
);
