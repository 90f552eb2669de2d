import { LineDrawing } from '../../../ui/icon/LineDrawing.tsx';

const SIZE = 22;

export function AllPagesIcon() {
  return (
    <LineDrawing size={SIZE}>
      <path d="M4 4h6.5v7H4zM13.5 4H20v7h-6.5zM4 14h6.5v6H4zM13.5 14H20v6h-6.5z" />
    </LineDrawing>
  );
}
