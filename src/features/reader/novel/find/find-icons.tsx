import { LineDrawing } from '#src/ui/icon/LineDrawing.tsx';

export function UpIcon() {
  return (
    <LineDrawing>
      <path d="m6 14.5 6-6 6 6" />
    </LineDrawing>
  );
}

export function DownIcon() {
  return (
    <LineDrawing>
      <path d="m6 9.5 6 6 6-6" />
    </LineDrawing>
  );
}
