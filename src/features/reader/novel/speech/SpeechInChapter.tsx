import type { Language } from '#graphql/generated/graphql.ts';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useImperativeHandle, useState, useSyncExternalStore, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { ChapterSpeech } from './chapter-speech.ts';
import { ListenIcon } from './speech-icons.tsx';
import type { OpenSpeaker, Speaker } from './speaker.ts';
import { SpeechSheet } from './SpeechSheet.tsx';

export interface SpeechHandle {
  /** Begins, pauses, goes on. */
  readonly toggle: () => void;
  /** To the sentence after or before, while it is read. */
  readonly step: (by: 1 | -1) => void;
}

export interface SpeechInChapterProps {
  readonly language: Language;
  readonly speech: Promise<OpenSpeaker>;
  /** What the sheet is part of. */
  readonly frame: Element | null;
  /** Told before the first sentence is marked. */
  readonly onStart?: (() => void) | undefined;
  /** Told when the last sentence has been read. */
  readonly onEnd?: (() => void) | undefined;
  readonly ref?: Ref<SpeechHandle>;
}

/** The button that has the chapter read aloud, where there is a voice for it. */
export function SpeechInChapter({ language, speech, ...shown }: SpeechInChapterProps) {
  const opened = useOpenSpeaker(language, speech);
  return opened && <Listening {...opened} {...shown} />;
}

interface Opened {
  readonly speaker: Speaker;
  readonly chapter: ChapterSpeech;
}

function useOpenSpeaker(language: Language, speech: Promise<OpenSpeaker>): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const open = async (): Promise<void> => {
      const openSpeaker = await speech;
      if (leaving.signal.aborted) return;
      const chapter = new ChapterSpeech(language);
      const speaker = await openSpeaker(chapter);
      if (leaving.signal.aborted) return speaker.close();
      leaving.signal.addEventListener('abort', () => speaker.close(), { once: true });
      setOpened({ speaker, chapter });
    };
    // Without its file nothing is offered.
    open().catch(() => undefined);
    return () => leaving.abort();
  }, [language, speech]);
  return opened;
}

function Listening({ speaker, chapter, frame, onStart, onEnd, ref }: Opened & Omit<SpeechInChapterProps, 'language' | 'speech'>) {
  const { t } = useLingui();
  const tellEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => speaker.onEnd(() => tellEnd()), [speaker]);
  const { stage, at, rate } = useSyncExternalStore(speaker.subscribe, speaker.read);
  const isOpen = stage !== 'unavailable' && stage !== 'idle';
  useEffect(() => {
    if (!isOpen) return undefined;
    chapter.show(at);
    return () => chapter.hide();
  }, [chapter, isOpen, at]);
  const toggle = () => {
    if (stage !== 'idle') return speaker.send({ type: stage === 'speaking' ? 'speech.pause' : 'speech.resume' });
    onStart?.();
    return speaker.send({ type: 'speech.start', ...chapter.placeAtEdge() });
  };
  const step = (by: 1 | -1) => speaker.send({ type: 'speech.step', by });
  useImperativeHandle(ref, () => ({ toggle, step }));
  if (stage === 'unavailable') return null;
  return (
    <>
      <IconButton label={t`Read aloud`} icon={<ListenIcon />} aria-pressed={isOpen} onClick={toggle} />
      {isOpen &&
        frame &&
        createPortal(
          <SpeechSheet
            {...{ stage, rate }}
            onToggle={toggle}
            onStep={step}
            onStop={() => speaker.send({ type: 'speech.stop' })}
            onRate={(wanted) => speaker.send({ type: 'speech.setRate', rate: wanted })}
          />,
          frame,
        )}
    </>
  );
}
