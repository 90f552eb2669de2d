import type { Icon } from './icon.ts';
import { LineDrawing } from './LineDrawing.tsx';

// Apart from the others: the build keeps a file of icons whole in every part that draws one of them, and readers are to carry few.

export const ChevronStartIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <path d="m14.5 6-6 6 6 6" />
  </LineDrawing>
);
export const ChevronEndIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <path d="m9.5 6 6 6-6 6" />
  </LineDrawing>
);
export const WarningIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <path d="M12 4 2.8 19.5h18.4z" />
    <path d="M12 10v4.5M12 17.2v.1" />
  </LineDrawing>
);
export const BackIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <path d="M20 12H4.5M10.5 6l-6 6 6 6" />
  </LineDrawing>
);
export const TwinsIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <path d="M3.5 6.2 11 4.5v12.3l-7.5 1.7z" />
    <path d="m13.5 7.2 7 1.6v11.7l-7-1.6z" />
  </LineDrawing>
);
