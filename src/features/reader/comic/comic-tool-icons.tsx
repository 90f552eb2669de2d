import { LineDrawing } from '../../../ui/icon/LineDrawing.tsx';

const SIZE = 22;

export function AllPagesIcon() {
  return (
    <LineDrawing size={SIZE}>
      <path d="M4 4h6.5v7H4zM13.5 4H20v7h-6.5zM4 14h6.5v6H4zM13.5 14H20v6h-6.5z" />
    </LineDrawing>
  );
}

export function AutoScrollIcon() {
  return (
    <LineDrawing size={SIZE}>
      <rect x="5" y="3.5" width="14" height="17" rx="2" />
      <path d="M12 7.5v8M8.8 12.6l3.2 3.2 3.2-3.2" />
    </LineDrawing>
  );
}

export function PauseIcon() {
  return (
    <LineDrawing size={SIZE}>
      <path d="M9 6v12M15 6v12" />
    </LineDrawing>
  );
}

export function PlayIcon() {
  return (
    <LineDrawing size={SIZE}>
      <path d="M8 5.5v13l10-6.5z" />
    </LineDrawing>
  );
}

export function SlowerIcon() {
  return (
    <LineDrawing size={SIZE}>
      <path d="M6 12h12" />
    </LineDrawing>
  );
}

export function FasterIcon() {
  return (
    <LineDrawing size={SIZE}>
      <path d="M6 12h12M12 6v12" />
    </LineDrawing>
  );
}

export function PageActionsIcon() {
  return (
    <LineDrawing size={SIZE}>
      <path d="M12 15V4M8 8l4-4 4 4M5 12v8h14v-8" />
    </LineDrawing>
  );
}

export function FullScreenIcon() {
  return (
    <LineDrawing size={SIZE}>
      <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
    </LineDrawing>
  );
}
