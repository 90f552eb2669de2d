import { SaveButton, type SaveButtonProps } from '#src/features/shelf/SaveButton.tsx';
import { nextFrame } from '#src/ui/late/next-frame.ts';
import { useShelf } from '../-history/use-shelf.ts';

/** The button that saves a chapter, once the shelf was read. */
export function SavePlace(props: Pick<SaveButtonProps, 'chapterKey' | 'contentHash' | 'shape' | 'nameId'>) {
  const [view, send] = useShelf();
  // Saving begins with much at once: the press is painted before.
  return (
    view !== null &&
    view !== 'denied' && <SaveButton {...props} view={view} onIntent={(intent) => void nextFrame().then(() => send(intent))} />
  );
}
