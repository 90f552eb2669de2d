import { createFileRoute } from '@tanstack/react-router';
import { ShelfScreen } from '#src/features/shelf/ShelfScreen.tsx';
import type { RouteMetadata } from '#src/i18n/page-metadata.ts';
import { accountHead } from '../-account-head.ts';
import { Failed, NotFound } from '../-failure.tsx';
import { useShelf } from '../-use-shelf.ts';

const METADATA: RouteMetadata = {
  generic: { title: 'Shelf', description: 'Chapters saved on this device.' },
  vi: { title: 'Kệ truyện đã lưu', description: 'Những chương đã lưu trên máy này, đọc được cả khi không có mạng.' },
  ja: { title: '保存した話', description: 'この端末に保存した話。オフラインでも読めます。' },
};

export const Route = createFileRoute('/$lang/_shell/shelf')({
  staticData: { words: 'shelf' },
  head: ({ match }) => accountHead(match.context, METADATA, '/shelf'),
  component: Shelf,
  notFoundComponent: NotFound,
  errorComponent: Failed,
});

function Shelf() {
  const [view, send] = useShelf();
  return <ShelfScreen view={view} onIntent={send} />;
}
