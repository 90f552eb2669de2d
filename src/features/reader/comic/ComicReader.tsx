import { graphql, readFragment, type FragmentType } from '#graphql/generated/index.ts';
import { useEffectEvent, useLayoutEffect, useMemo, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import type { Place } from '../place-signal.ts';
import { ComicPages } from './ComicPages.tsx';
import styles from './ComicReader.module.css';
import type { ComicView } from './comic-view.ts';
import { attachPagedInput } from './paged-input.ts';
import { PagedStage } from './paged-stage.ts';
import type { Stage, StageOptions } from './stage.ts';
import { StripStage } from './strip-stage.ts';
import { tapAction, type TapAction } from './tap-zone.ts';

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
  readonly view: ComicView;
  /** Filled with what turns the pages while they are shown. */
  readonly stage: RefObject<Stage | null>;
  readonly endPage: ReactNode;
  readonly onPlace: (place: Place) => void;
  readonly onTap: (action: TapAction) => void;
  readonly onTurn: (motion: 1 | -1) => void;
  readonly onPullPastEnd: () => void;
}

/** The pictures of one chapter in a strip or as pages. Both layouts share their nodes: switching loads nothing twice. */
export function ComicReader({ content, view, stage, endPage, onPlace, onTap, onTurn, onPullPastEnd }: ComicReaderProps) {
  const { pages } = readFragment(ComicReader_content, content);
  const keyed = useMemo(() => pages.map((page) => ({ id: page.id, page })), [pages]);
  const area = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const position = useRef(0);
  const tellPlace = useEffectEvent((place: Place) => {
    position.current = place.position;
    onPlace(place);
  });
  const turn = useEffectEvent(onTurn);
  const pullPastEnd = useEffectEvent(onPullPastEnd);

  useLayoutEffect(() => {
    if (area.current === null || track.current === null) return undefined;
    const options = { track: track.current, position: position.current, onPlace: tellPlace };
    const opened = openStage(
      area.current,
      options,
      view,
      pages.map(({ picture }) => picture),
      { onTurn: turn, onPullPastEnd: pullPastEnd },
    );
    stage.current = opened.stage;
    return () => {
      opened.close();
      stage.current = null;
    };
  }, [pages, stage, view.layout, view.direction]);

  const tap = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('a, button, input, [role="alert"]') !== null) return;
    onTap(tapAction(event.clientX, { width: innerWidth, height: innerHeight }, view));
  };

  return (
    <div ref={area} className={styles.stage} data-layout={view.layout} data-direction={view.direction} onClick={tap}>
      <div ref={track} className={styles.track}>
        <ComicPages pages={keyed} layout={view.layout} />
        {endPage}
      </div>
    </div>
  );
}

interface OpenedStage {
  readonly stage: Stage;
  readonly close: () => void;
}

function openStage(
  area: HTMLElement,
  options: StageOptions,
  view: ComicView,
  sizes: ConstructorParameters<typeof StripStage>[1],
  listeners: Pick<ComicReaderProps, 'onTurn' | 'onPullPastEnd'>,
): OpenedStage {
  if (view.layout === 'strip') {
    const stage = new StripStage(options, sizes);
    return { stage, close: () => stage.close() };
  }
  const stage = new PagedStage(options);
  const detach = attachPagedInput({ area, stage, flow: view.direction === 'rtl' ? -1 : 1, ...listeners });
  return {
    stage,
    close: () => {
      detach();
      stage.close();
    },
  };
}
