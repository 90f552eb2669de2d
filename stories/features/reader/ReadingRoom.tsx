import { SITE_ORIGINS } from '#stories/catalogue/site-origins.ts';
import { readFragment } from '#graphql/generated/index.ts';
import { ComicScreen } from '#src/features/reader/ComicScreen.tsx';
import { NovelScreen } from '#src/features/reader/NovelScreen.tsx';
import { ChapterScreen_chapter, type ChapterScreenData } from '#src/features/reader/ChapterScreen.tsx';
import type { FollowReading } from '#src/features/reader/place-signal.ts';
import { DEFAULT_READER_SETTINGS, type ReaderSettings } from '#src/features/reader/reader-settings.ts';
import type { OpenSpeaker } from '#src/features/reader/novel/speech/speaker.ts';
import { useState } from 'react';

export interface ReadingRoomProps {
  readonly data: ChapterScreenData;
  readonly settings?: ReaderSettings;
  readonly isSensitiveAccepted?: boolean;
  readonly next?: ChapterScreenData | null;
  readonly onNavigate?: (path: string) => void;
  readonly onPrepare?: () => void;
  readonly onRead?: FollowReading;
  readonly speech?: Promise<OpenSpeaker>;
}

/** Keeps what a route keeps, so that a story can be read like the site. */
export function ReadingRoom({
  data,
  settings = DEFAULT_READER_SETTINGS,
  isSensitiveAccepted = false,
  next = null,
  onNavigate,
  onPrepare,
  onRead,
  speech,
}: ReadingRoomProps) {
  const [chosen, setChosen] = useState(settings);
  const [isAccepted, setAccepted] = useState(isSensitiveAccepted);
  const Screen = readFragment(ChapterScreen_chapter, data).content.__typename === 'NovelText' ? NovelScreen : ComicScreen;
  const loadNextChapter = async () => {
    onPrepare?.();
    return next;
  };
  return (
    <Screen
      data={data}
      origins={SITE_ORIGINS}
      settings={chosen}
      isSensitiveAccepted={isAccepted}
      hrefOnward="?warned=1"
      onSensitiveAccept={() => setAccepted(true)}
      onSettingsChange={setChosen}
      onRead={onRead}
      speech={speech}
      onNavigate={(path) => onNavigate?.(path)}
      loadNextChapter={loadNextChapter}
    />
  );
}
