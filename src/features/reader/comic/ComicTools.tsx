import { readFragment, type FragmentType } from '#graphql/generated/index.ts';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useImperativeHandle, useMemo, useState, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { PageSliderPreview } from '../chrome/PageSliderPreview.tsx';
import { ThumbnailsSheet } from '../chrome/ThumbnailsSheet.tsx';
import type { PlaceSignal } from '../place-signal.ts';
import type { ReaderCommand } from '../reader-key.ts';
import type { ComicView } from './comic-view.ts';
import { AllPagesIcon } from './comic-tool-icons.tsx';
import { ComicPage_page } from './ComicPage.tsx';
import { ComicReader_content } from './ComicReader.tsx';
import styles from './ComicTools.module.css';

/** What keys ask of the tools. */
export type ComicToolsHandle = Readonly<Partial<Record<ReaderCommand, () => void>>>;

export interface ComicToolsProps {
  readonly content: FragmentType<typeof ComicReader_content>;
  readonly pageCount: number;
  readonly view: ComicView;
  readonly language: 'vi' | 'ja';
  readonly signal: PlaceSignal;
  readonly onPick: (position: number) => void;
  readonly ref?: Ref<ComicToolsHandle>;
}

/** What the lower bar of a comic holds beside the slider; loaded once the pages stand. */
export function ComicTools({ content, view, signal, onPick, ref }: ComicToolsProps) {
  const { t } = useLingui();
  const { pages } = readFragment(ComicReader_content, content);
  const pictures = useMemo(() => pages.map((page) => readFragment(ComicPage_page, page).picture), [pages]);
  const [frame, setFrame] = useState<Element | null>(null);
  const [position, setPosition] = useState<number | null>(null);
  // What is in a bar would be hidden with it.
  const findFrame = useCallback((tools: Element | null) => setFrame(tools?.closest('[data-format]') ?? null), []);
  const slider = frame?.querySelector('input');
  const showAll = () => setPosition(signal.place.position);
  const close = () => setPosition(null);
  useImperativeHandle(ref, () => (slider ? { allPages: showAll, slider: () => slider.focus() } : {}));
  const pick = (picked: number): void => {
    close();
    onPick(picked);
  };
  return (
    <div ref={findFrame} className={styles.tools}>
      {slider && <IconButton label={t`All pages`} icon={<AllPagesIcon />} onClick={showAll} />}
      {slider && <PageSliderPreview slider={slider} pictures={pictures} direction={view.direction} />}
      {frame &&
        position !== null &&
        createPortal(
          <ThumbnailsSheet isOpen pictures={pictures} direction={view.direction} position={position} onPick={pick} onClose={close} />,
          frame,
        )}
    </div>
  );
}
