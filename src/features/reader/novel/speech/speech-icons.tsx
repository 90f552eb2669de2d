import { LineDrawing } from '#src/ui/icon/LineDrawing.tsx';

const SIZE = 22;

export function ListenIcon() {
  return (
    <LineDrawing size={SIZE}>
      <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11" />
    </LineDrawing>
  );
}

export function PlayIcon() {
  return (
    <LineDrawing size={SIZE}>
      <path d="M8 5.5v13l10.5-6.5z" />
    </LineDrawing>
  );
}

export function PauseIcon() {
  return (
    <LineDrawing size={SIZE}>
      <path d="M8.5 6v12M15.5 6v12" />
    </LineDrawing>
  );
}

export function NextSentenceIcon() {
  return (
    <LineDrawing size={SIZE}>
      <path d="M6 6v12l8.5-6zM17.5 6v12" />
    </LineDrawing>
  );
}

export function PreviousSentenceIcon() {
  return (
    <LineDrawing size={SIZE}>
      <path d="M18 6v12l-8.5-6zM6.5 6v12" />
    </LineDrawing>
  );
}
