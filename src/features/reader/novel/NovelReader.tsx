import { graphql, readFragment, type FragmentType } from '#graphql/generated/index.ts';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { Place } from '../place-signal.ts';
import type { NovelSettings } from '../reader-settings.ts';
import { listenForTaps } from '../tap-listener.ts';
import { DocumentView } from './DocumentView.tsx';
import styles from './NovelReader.module.css';
import { NovelText } from './NovelText.tsx';
import { watchScroll } from './watch-scroll.ts';

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

export interface NovelReaderProps {
  readonly content: FragmentType<typeof NovelReader_content>;
  readonly settings: NovelSettings;
  readonly language: 'vi' | 'ja';
  /** Stands over the text where that does not begin with a heading of its own. */
  readonly title: ReactNode;
  readonly endPage: ReactNode;
  readonly onPlace: (place: Place) => void;
  readonly onTap: () => void;
}

/** The text of one chapter, horizontal and scrolled. */
export function NovelReader({ content, settings, language, title, endPage, onPlace, onTap }: NovelReaderProps) {
  const { document, pictures } = readFragment(NovelReader_content, content);
  const text = useRef<HTMLDivElement>(null);
  const tellPlace = useEffectEvent(onPlace);
  useEffect(() => (text.current === null ? undefined : watchScroll(text.current, tellPlace)), []);
  useReadingFace(language, settings.face);
  const tap = useEffectEvent(() => onTap());
  useEffect(() => (text.current === null ? undefined : listenForTaps(text.current, tap)), []);
  return (
    <>
      <div ref={text} className={styles.novel}>
        <NovelText settings={settings} language={language}>
          {document.blocks[0]?.kind !== 'heading' && (
            <p className={styles.title}>
              <span className={styles.titleWords}>{title}</span>
            </p>
          )}
          <DocumentView document={document} pictures={pictures} />
        </NovelText>
      </div>
      {endPage}
    </>
  );
}

/** The web fonts for long reading; text is there before them, in a face of the same measures. */
function useReadingFace(language: 'vi' | 'ja', face: NovelSettings['face']): void {
  useEffect(() => {
    if (face !== 'serif') return;
    const rules = language === 'ja' ? import('#src/ui/fonts/shippori-mincho.css') : import('#src/ui/fonts/literata.css');
    rules.catch(() => undefined);
  }, [language, face]);
}
