import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { latePart } from '#src/ui/late/late-part.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import type { ChapterParts } from './chapter-parts.ts';
import styles from './ChapterScreen.module.css';
import { ProgressLine } from './chrome/ProgressLine.tsx';
import { ReaderBars } from './chrome/ReaderBars.tsx';
import type { ComicView } from './comic/comic-view.ts';
import type { PlaceSignal } from './place-signal.ts';
import type { Chrome } from './use-chrome.ts';
import type { Sheets } from './use-sheets.ts';

/** One that does not come leaves the reader in the chapter, and opens when it has come. */
const SettingsSheet = lazy(() =>
  latePart(() => import('./settings/SettingsSheet.tsx')).then(({ SettingsSheet: sheet }) => ({ default: sheet })),
);
const HelpSheet = lazy(() => latePart(() => import('./settings/HelpSheet.tsx')).then(({ HelpSheet: sheet }) => ({ default: sheet })));

export interface ReaderFrameProps extends Pick<
  ChapterParts,
  'name' | 'workTitle' | 'language' | 'links' | 'settings' | 'onSettingsChange'
> {
  /** Null in a novel. */
  readonly view: ComicView | null;
  /** Where the next page lies. */
  readonly direction: 'ltr' | 'rtl';
  readonly chrome: Chrome;
  readonly sheets: Sheets;
  readonly signal: PlaceSignal;
  /** Of a novel, for the settings' sample. */
  readonly text: ChapterDocument | null;
  readonly scheme: string | undefined;
  /** In the lower bar, between the chapters. */
  readonly inBar: ReactNode;
  readonly children: ReactNode;
}

/** Everything around the pages or the text: bars, line, sheets. */
export function ReaderFrame(props: ReaderFrameProps) {
  const { view, direction, chrome, sheets, signal, name, workTitle, links, scheme, inBar, children } = props;
  return (
    <div
      className={styles.reader}
      data-format={view === null ? 'novel' : 'comic'}
      data-bars={chrome.isVisible || undefined}
      data-scheme={scheme}
    >
      <ReaderBars
        isVisible={chrome.isVisible}
        direction={direction}
        workTitle={workTitle}
        chapterName={name}
        links={links}
        onHelp={() => sheets.show('help')}
        onSettings={() => sheets.show('settings')}
      >
        {inBar}
      </ReaderBars>
      <main>{children}</main>
      <ProgressLine signal={signal} direction={direction} />
      <ReaderSheets {...props} />
    </div>
  );
}

function ReaderSheets({ view, sheets, settings, language, text, onSettingsChange }: ReaderFrameProps) {
  return (
    <Suspense fallback={null}>
      {sheets.loaded.has('settings') && (
        <SettingsSheet
          isOpen={sheets.open === 'settings'}
          view={view}
          settings={settings}
          text={text}
          language={language}
          onChange={onSettingsChange}
          onClose={sheets.close}
        />
      )}
      {sheets.loaded.has('help') && (
        <HelpSheet
          isOpen={sheets.open === 'help'}
          view={view}
          taps={settings.comic.taps}
          flow={settings.novel.flow}
          words={settings.keys}
          onKeysChange={(keys) => onSettingsChange({ ...settings, keys })}
          onClose={sheets.close}
        />
      )}
    </Suspense>
  );
}
