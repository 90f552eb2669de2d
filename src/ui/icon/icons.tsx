import { LineDrawing } from './LineDrawing.tsx';
import type { Icon } from './icon.ts';

export type { Icon, IconProps } from './icon.ts';
export { BackIcon, ChevronEndIcon, ChevronStartIcon, TwinsIcon, WarningIcon } from './way-icons.tsx';

export const HomeIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <path d="M4 10.6 12 4l8 6.6V19a1 1 0 0 1-1 1h-4.5v-6h-5v6H5a1 1 0 0 1-1-1z" />
  </LineDrawing>
);
export const GenresIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <path d="M4 5.5A1.5 1.5 0 0 1 5.5 4H10v7H4z" />
    <path d="M14 4h4.5A1.5 1.5 0 0 1 20 5.5V9h-6z" />
    <path d="M14 13h6v5.5a1.5 1.5 0 0 1-1.5 1.5H14z" />
    <path d="M4 15h6v5H5.5A1.5 1.5 0 0 1 4 18.5z" />
  </LineDrawing>
);
export const SunIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.64 5.64 6.7 6.7M17.3 17.3l1.06 1.06M5.64 18.36 6.7 17.3M17.3 6.7l1.06-1.06" />
  </LineDrawing>
);
export const MoonIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z" />
  </LineDrawing>
);
export const AutoSchemeIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 4v16a8 8 0 0 0 0-16z" fill="currentColor" />
  </LineDrawing>
);
export const ChevronDownIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <path d="m6 9.5 6 6 6-6" />
  </LineDrawing>
);
export const SearchIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </LineDrawing>
);
export const CloseIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <path d="M6 6l12 12M18 6 6 18" />
  </LineDrawing>
);
export const NovelIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <path d="M6 4h11a1 1 0 0 1 1 1v15H7a2 2 0 0 1-2-2V5a1 1 0 0 1 1-1z" />
    <path d="M5 18a2 2 0 0 1 2-2h11M9 8h5M9 11h5" />
  </LineDrawing>
);
export const ComicIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <rect x="4" y="4" width="16" height="16" rx="1.5" />
    <path d="M4 12.5 20 10M11.5 4l-1 7.5M14 11l1.5 9" />
  </LineDrawing>
);
export const ViewsIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="2.75" />
  </LineDrawing>
);
export const ChaptersIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <path d="M4 6h16M4 12h16M4 18h10" />
  </LineDrawing>
);
export const ClockIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 7.5V12l3 2" />
  </LineDrawing>
);
export const SortIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <path d="M8 5v14M8 19l-3.5-3.5M8 19l3.5-3.5M16 19V5M16 5l-3.5 3.5M16 5l3.5 3.5" />
  </LineDrawing>
);
export const MailIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <rect x="3.5" y="5.5" width="17" height="13" rx="1.5" />
    <path d="m4 7 8 6 8-6" />
  </LineDrawing>
);
export const CheckIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </LineDrawing>
);
export const RetryIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <path d="M19.5 12A7.5 7.5 0 1 1 17 6.4M17.5 3.5v3.5H14" />
  </LineDrawing>
);
export const ReadIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <path d="M12 6.5C10 4.9 7 4.5 3.5 4.5v13.5c3.5 0 6.5.4 8.5 2 2-1.6 5-2 8.5-2V4.5C17 4.5 14 4.9 12 6.5z" />
    <path d="M12 6.5V20" />
  </LineDrawing>
);
export const NewestIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <path d="M5 5v14l8-7zM17 5v14" />
  </LineDrawing>
);
export const EyeOffIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <path d="M4 4l16 16" />
    <path d="M9.9 6.2A9 9 0 0 1 12 6c5 0 8.2 3.8 9.5 6-.5.9-1.4 2-2.6 3.1M6.3 7.7C4.4 9 3.1 10.8 2.5 12c1.3 2.2 4.5 6 9.5 6 1.5 0 2.9-.3 4.1-.9" />
    <path d="M10 10a2.8 2.8 0 0 0 4 4" />
  </LineDrawing>
);
export const PersonIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <circle cx="12" cy="8.5" r="3.75" />
    <path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />
  </LineDrawing>
);
export const LeaveIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <path d="M13.5 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h7.5" />
    <path d="M10.5 12h9.5M16.5 8.5 20 12l-3.5 3.5" />
  </LineDrawing>
);
export const PhoneIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <rect x="7" y="3" width="10" height="18" rx="2" />
    <path d="M11 18h2" />
  </LineDrawing>
);
export const ComputerIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <rect x="3.5" y="5" width="17" height="11" rx="1.5" />
    <path d="M9 20h6M12 16v4" />
  </LineDrawing>
);
export const DownloadIcon: Icon = (props) => (
  <LineDrawing {...props}>
    <path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 19.5h15" />
  </LineDrawing>
);
