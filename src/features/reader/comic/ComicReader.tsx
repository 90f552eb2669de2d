import { graphql, readFragment, type FragmentType } from '#graphql/generated/index.ts';
import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { LAST_PAGE } from '../chapter-links.ts';
import type { Place } from '../place-signal.ts';
import { listenForTaps } from '../tap-listener.ts';
import type { WordedComicView } from './comic-view.ts';
import { ComicPages } from './ComicPages.tsx';
import styles from './ComicReader.module.css';
import { SAVED_WIDTH, saverOf, savesData } from './pictures/data-saver.ts';
import { openStage } from './stages/open-stage.ts';
import { chapterStart } from './stages/page-geometry.ts';
import { FROM_START, type Beginning } from './stages/page-part.ts';
import type { Stage } from './stages/stage.ts';
import { tapAction, type TapAction } from './taps/tap-zone.ts';

export const ComicReader_content = graphql(/* GraphQL */ `
  fragment ComicReader_content on ComicPages {
    pages {
      id
      picture {
        width
        height
      }
      ...ComicPage_page
    }
  }
`);

export interface ComicReaderProps {
  readonly content: FragmentType<typeof ComicReader_content>;
  readonly view: WordedComicView;
  readonly endPage: ReactNode;
  /** Given what turns the pages, and null before that closes. */
  readonly onOpen: (stage: Stage | null) => void;
  readonly onPlace: (place: Place) => void;
  /** Given what a tap means by itself. */
  readonly onTap: (action: TapAction, event: MouseEvent) => void;
  readonly onTurn: (motion: 1 | -1) => void;
  readonly onPullOut: (motion: 1 | -1) => void;
}

/** The pictures of one chapter in a strip or as pages. Both layouts share their nodes: switching loads nothing twice. */
export function ComicReader({ content, view, endPage, ...events }: ComicReaderProps) {
  const { pages } = readFragment(ComicReader_content, content);
  const { layout, direction, words } = view;
  const keyed = useMemo(() => pages.map((page) => ({ id: page.id, page })), [pages]);
  const area = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage | null>(null);
  const beginning = useRef<Beginning>(null);
  const isTakenOver = useSyncExternalStore(never, yes, no);
  // The first response knows of no saver; what it left is early-saver.ts's.
  const [width] = useState(() => (isTakenOver && savesData(saverOf(words), navigator) ? SAVED_WIDTH : 1));
  const open = useEffectEvent((opened: Stage | null) => {
    beginning.current = stage.current?.beginning ?? beginning.current;
    stage.current = opened;
    events.onOpen(opened);
  });
  const turn = useEffectEvent((motion: 1 | -1) => events.onTurn(motion));
  const pullOut = useEffectEvent((motion: 1 | -1) => events.onPullOut(motion));
  const tap = useEffectEvent((event: MouseEvent) =>
    events.onTap(tapAction(event.clientX, { width: innerWidth, height: innerHeight }, view), event),
  );
  const tellPlace = useEffectEvent((place: Place) => events.onPlace(place));

  useLayoutEffect(() => {
    // While the page is taken over its choices are not known yet.
    if (!isTakenOver || area.current === null || track.current === null) return undefined;
    const nodes = { area: area.current, track: track.current };
    const told = { onOpen: open, onPlace: tellPlace, onTurn: turn, onPullOut: pullOut };
    const sizes = pages.map(({ picture }) => picture);
    const first = { position: location.hash === LAST_PAGE ? pages.length - 1 : 0, part: FROM_START };
    return openStage({ ...nodes, ...told, layout, direction, sizes, ...(beginning.current ?? first) });
  }, [pages, layout, direction, isTakenOver]);
  useLayoutEffect(() => (area.current === null ? undefined : listenForTaps(area.current, tap)), []);

  const start = chapterStart(pages.map(({ picture }) => picture));
  return (
    <div ref={area} className={styles.stage} data-layout={layout} data-direction={direction} data-comic={words} suppressHydrationWarning>
      <div ref={track} className={styles.track} data-start={start}>
        <ComicPages pages={keyed} {...{ layout, width }} />
        {endPage}
      </div>
    </div>
  );
}

function never(): () => void {
  return no;
}

function yes(): boolean {
  return true;
}

function no(): boolean {
  return false;
}
