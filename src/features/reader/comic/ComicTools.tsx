import { readFragment, type FragmentType } from '#graphql/generated/index.ts';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { useLingui } from '@lingui/react/macro';
import { useImperativeHandle, useMemo, useState, type Ref } from 'react';
import { createPortal } from 'react-dom';
import type { ChapterParts } from '../chapter-parts.ts';
import { toggleFullScreen } from '../chrome/full-screen.ts';
import '../chrome/under-bars.css';
import { PageActionsSheet } from '../chrome/PageActionsSheet.tsx';
import { PageSlider } from '../chrome/PageSlider.tsx';
import { PageSliderPreview } from '../chrome/PageSliderPreview.tsx';
import { ThumbnailsSheet } from '../chrome/ThumbnailsSheet.tsx';
import type { ThumbnailPicture } from '../chrome/Thumbnail.tsx';
import type { PlaceSignal } from '../place-signal.ts';
import type { ReaderCommand } from '../reader-key.ts';
import { AutoScrollPanel } from './AutoScrollPanel.tsx';
import type { ComicView } from './comic-view.ts';
import { AllPagesIcon, AutoScrollIcon, FullScreenIcon, PageActionsIcon } from './comic-tool-icons.tsx';
import { ComicPage_page } from './ComicPage.tsx';
import { ComicReader_content } from './ComicReader.tsx';
import styles from './ComicTools.module.css';
import { tapPlace } from './taps/tap-place.ts';
import { presetAction } from './taps/tap-presets.ts';
import type { TapAction } from './taps/tap-zone.ts';
import { usePagePress } from './taps/use-page-press.ts';
import { askForZoom } from './zoom/zoom-request.ts';

/** What keys ask of the tools. */
export interface ComicToolsHandle extends Readonly<Partial<Record<ReaderCommand, () => void>>> {
  /** What a tap means by the reader's choice. */
  readonly tapAt?: (event: MouseEvent) => TapAction;
}

type Shared = 'name' | 'workTitle' | 'language' | 'settings' | 'loadPageReport' | 'onSettingsChange';

export interface ComicToolsProps extends Pick<ChapterParts, Shared> {
  readonly content: FragmentType<typeof ComicReader_content>;
  readonly view: ComicView;
  readonly signal: PlaceSignal;
  readonly onPick: (position: number) => void;
  readonly onMove: (motion: 1 | -1) => void;
  readonly ref?: Ref<ComicToolsHandle>;
}

/** What the lower bar of a comic holds; loaded once the pages stand. */
export function ComicTools(props: ComicToolsProps) {
  const { content, view, signal, settings, onPick, ref } = props;
  const { t } = useLingui();
  const { pages } = readFragment(ComicReader_content, content);
  const pictures = useMemo(() => pages.map((page) => readFragment(ComicPage_page, page).picture), [pages]);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<OpenTool>(null);
  const slider = bar?.querySelector('input');
  const showAll = () => setOpen('pages');
  const move = () => setOpen(open === 'moving' || signal.place.position >= pages.length ? null : 'moving');
  const tapAt = (event: MouseEvent) => {
    const { area, ...at } = tapPlace(event);
    return presetAction(settings.comic.taps, at, area, view);
  };
  const onSlider = slider ? { allPages: showAll, slider: () => slider.focus() } : {};
  const act = () => setOpen({ page: Math.min(signal.place.position, pages.length - 1) });
  const frame = bar?.closest('[data-format]') ?? null;
  const pageIds = useMemo(() => pages.map(({ id }) => id), [pages]);
  usePagePress(frame, pageIds, (page) => setOpen({ page }));
  const shared = { tapAt, autoScroll: move, pageActions: act, fullScreen: toggleFullScreen };
  useImperativeHandle(ref, () => ({ ...shared, ...zooms(bar), ...onSlider }));
  return (
    <div ref={setBar} className={styles.tools}>
      {pages.length > 1 && (
        <>
          <PageSlider signal={signal} pageCount={pages.length} direction={view.direction} onPick={onPick} />
          <IconButton label={t`All pages`} icon={<AllPagesIcon />} onClick={showAll} />
        </>
      )}
      <IconButton className={styles.pageActions} label={t`Save or share this page`} icon={<PageActionsIcon />} onClick={act} />
      {document.fullscreenEnabled && (
        <IconButton className={styles.fullScreen} label={t`Full screen`} icon={<FullScreenIcon />} onClick={toggleFullScreen} />
      )}
      <IconButton label={t`Let pages move by themselves`} aria-pressed={open === 'moving'} icon={<AutoScrollIcon />} onClick={move} />
      {slider && <PageSliderPreview slider={slider} pictures={pictures} direction={view.direction} />}
      {bar && <OverPages {...props} {...{ bar, open, pictures }} onAct={act} onClose={() => setOpen(null)} />}
    </div>
  );
}

type OpenTool = 'pages' | 'moving' | { readonly page: number } | null;

interface OverPagesProps extends ComicToolsProps {
  readonly bar: HTMLElement;
  readonly open: OpenTool;
  readonly pictures: readonly ThumbnailPicture[];
  readonly onAct: () => void;
  readonly onClose: () => void;
}

/** Lies beside the bar, not in it: it would be hidden with that. */
function OverPages(props: OverPagesProps) {
  const { bar, open, pictures, view, signal, settings, onPick, onMove, onSettingsChange, onAct, onClose } = props;
  const pick = (picked: number): void => {
    onClose();
    // What is done on a sheet lets nothing go that is held.
    signal.hold(0);
    onPick(picked);
  };
  return createPortal(
    <>
      {open === 'moving' && (
        <AutoScrollPanel
          helm={signal.helm}
          view={view}
          keys={settings.keys}
          speed={settings.comic.speed}
          isAtEnd={() => signal.place.position >= pictures.length}
          onPlace={signal.subscribe}
          onTurn={() => onMove(1)}
          onSpeedChange={(speed) => onSettingsChange({ ...settings, comic: { ...settings.comic, speed } })}
          onClose={onClose}
        />
      )}
      {open === 'pages' && (
        <ThumbnailsSheet
          isOpen
          {...{ pictures, onAct, onClose }}
          direction={view.direction}
          position={signal.place.position}
          onPick={pick}
        />
      )}
      {typeof open === 'object' && open !== null && <ActionsOfPage {...props} page={open.page} />}
    </>,
    bar.closest('[data-format]') ?? document.body,
  );
}

function ActionsOfPage({ page, pictures, name, workTitle, loadPageReport, onClose }: OverPagesProps & { readonly page: number }) {
  const picture = pictures[page];
  if (picture === undefined) return null;
  return (
    <PageActionsSheet
      number={page + 1}
      sources={picture.sources}
      chapterName={name}
      address={location.origin + location.pathname}
      {...{ workTitle, loadPageReport, onClose }}
    />
  );
}

function zooms(bar: HTMLElement | null): ComicToolsHandle {
  const frame = bar?.closest('[data-format]') ?? null;
  return {
    zoomIn: () => askForZoom(frame, 1),
    zoomOut: () => askForZoom(frame, -1),
    zoomReset: () => askForZoom(frame, 0),
  };
}
