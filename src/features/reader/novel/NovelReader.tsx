import type { Language } from '#graphql/generated/graphql.ts';
import { graphql, readFragment, type FragmentType } from '#graphql/generated/index.ts';
import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import type { Stage } from '../comic/stages/stage.ts';
import { tapPlace } from '../comic/taps/tap-place.ts';
import { tapAction, type TapAction } from '../comic/taps/tap-zone.ts';
import type { Place } from '../place-signal.ts';
import { NOVEL_CHOICES, settingsWords, type NovelSettings } from '../reader-settings.ts';
import { listenForTaps } from '../tap-listener.ts';
import { ChapterText } from './ChapterText.tsx';
import styles from './NovelReader.module.css';
import { NovelText } from './NovelText.tsx';
import { openText } from './stages/open-text.ts';
import type { TextFlow } from './stages/text-flow.ts';
import { useFaceOfText } from './faces/use-reading-face.ts';

export const NovelReader_content = graphql(/* GraphQL */ `
  fragment NovelReader_content on NovelText {
    document
    pictures {
      id
      width
      height
      dominantColor
      sources {
        url
        width
        type
      }
    }
  }
`);

export interface NovelReaderProps extends NovelReaderEvents {
  readonly content: FragmentType<typeof NovelReader_content>;
  readonly settings: NovelSettings;
  readonly flow: TextFlow;
  readonly language: Language;
  /** Stands over the text where that does not begin with a heading of its own. */
  readonly title: string;
  readonly endPage: ReactNode;
}

interface NovelReaderEvents {
  /** Given what moves the text, and null before that closes or where the window does. */
  readonly onOpen: (stage: Stage | null) => void;
  readonly onPlace: (place: Place) => void;
  readonly onTap: (action: TapAction) => void;
  readonly onTurn: (motion: 1 | -1) => void;
  readonly onPullOut: (motion: 1 | -1) => void;
}

/** The text of one chapter and, after it, the end page: scrolled or in pages, horizontal or vertical, as the style sheet sets it. */
export function NovelReader({ content, settings, flow, language, title, endPage, ...events }: NovelReaderProps) {
  const { document, pictures } = readFragment(NovelReader_content, content);
  const book = useBook(flow, events);
  useFaceOfText(book, language, settings);
  return (
    <div ref={book} className={styles.book} lang={language} data-novel={settingsWords(settings, NOVEL_CHOICES)}>
      <div className={styles.novel}>
        <NovelText settings={settings} language={language} standsIn={language === 'vi'}>
          <ChapterText {...{ title, document, pictures }} />
        </NovelText>
      </div>
      <div className={styles.after}>{endPage}</div>
    </div>
  );
}

/** Moves the book and follows the reader through it, anew whenever it runs otherwise. */
function useBook({ isPaged, isVertical, direction }: TextFlow, events: NovelReaderEvents): RefObject<HTMLDivElement | null> {
  const book = useRef<HTMLDivElement>(null);
  const open = useEffectEvent((stage: Stage | null) => events.onOpen(stage));
  const tellPlace = useEffectEvent((place: Place) => events.onPlace(place));
  const turn = useEffectEvent((motion: 1 | -1) => events.onTurn(motion));
  const pullOut = useEffectEvent((motion: 1 | -1) => events.onPullOut(motion));
  const tap = useEffectEvent((event: MouseEvent) => {
    const view = { layout: isPaged ? 'paged' : 'strip', direction } as const;
    const { x, area } = tapPlace(event);
    events.onTap(tapAction(x, area, view));
  });
  useEffect(() => {
    const text = book.current?.querySelector<HTMLElement>('[data-novel]');
    if (!book.current || !text) return undefined;
    const heard = { onOpen: open, onPlace: tellPlace, onTurn: turn, onPullOut: pullOut };
    return openText({ book: book.current, text, isPaged, isVertical, direction, ...heard });
  }, [isPaged, isVertical, direction]);
  useEffect(() => (book.current === null ? undefined : listenForTaps(book.current, tap)), []);
  return book;
}
