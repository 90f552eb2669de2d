import { SaveButton, type SaveButtonProps } from '#src/features/shelf/SaveButton.tsx';
import { useShelf } from './-use-shelf.ts';

/** The button that saves a chapter, once the shelf was read. */
export function SavePlace(props: Pick<SaveButtonProps, 'chapterKey' | 'shape'>) {
  const [view, send] = useShelf();
  return view !== null && view !== 'denied' && <SaveButton {...props} view={view} onIntent={send} />;
}
