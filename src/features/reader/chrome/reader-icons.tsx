import { LineDrawing } from '../../../ui/icon/LineDrawing.tsx';

const SIZE = 22;

export function SettingsIcon() {
  return (
    <LineDrawing size={SIZE}>
      <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
      <circle cx="16" cy="7" r="2.5" />
      <circle cx="8" cy="17" r="2.5" />
    </LineDrawing>
  );
}

export function HelpIcon() {
  return (
    <LineDrawing size={SIZE}>
      <rect x="3" y="6.5" width="18" height="11" rx="2" />
      <path d="M7 10.5h.01M10.5 10.5h.01M14 10.5h.01M17.5 10.5h.01M8 14h8" />
    </LineDrawing>
  );
}
