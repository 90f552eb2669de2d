import { Trans } from '@lingui/react/macro';
import { workPath, type WorkView } from '../../entities/work/work-path.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { SortIcon } from '../../ui/icon/icons.tsx';

/** Says how the list is ordered and turns it round; a link, so that the order stays in the address. */
export function ChapterOrderLink({ workId, view }: { readonly workId: string; readonly view: WorkView }) {
  const order = view.order === 'oldest' ? undefined : 'oldest';
  return (
    <ButtonLink look="quiet" href={`${workPath(workId, { ...view, chapters: 1, order })}#chapters`} icon={<SortIcon size={18} />}>
      {view.order === 'oldest' ? <Trans>Oldest first</Trans> : <Trans>Newest first</Trans>}
    </ButtonLink>
  );
}
