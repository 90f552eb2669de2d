import { createActor } from 'xstate';
import {
  inspectionMachine,
  playbackView,
  type InspectedEvent,
  type InspectionEvent,
  type InspectionRecord,
  type PageIdentity,
  type PlaybackView,
} from '#machines/inspection/index.ts';
import { PageWatcher, type WatchedRecords } from '#src/adapters/inspection/inspection-channel.ts';
import { readRecording, RecordingFileError, writeRecording } from '#src/adapters/inspection/recording-file.ts';

export interface InspectorView {
  readonly records: readonly InspectionRecord[];
  /** How many older ones of the live page are kept no longer. */
  readonly forgotten: number;
  readonly playback: PlaybackView;
  readonly problem: string | null;
  /** What can be watched live, and which of them is. */
  readonly pages: readonly PageIdentity[];
  readonly page: string | null;
}

/** Joins what a page tells, what a file holds and the statechart that decides which moment is looked at. */
export class InspectorSession {
  readonly #actor = createActor(inspectionMachine);
  readonly #listeners = new Set<() => void>();
  readonly #watcher = new PageWatcher((watched) => this.#arrive(watched));
  #live: WatchedRecords = { pages: [], page: null, records: [], forgotten: 0, first: 0, isNewPage: false };
  /** Of the records that are forgotten, those that were when the page was last shown. */
  #knownForgotten = 0;
  #opened: readonly InspectionRecord[] | null = null;
  #frame = 0;
  #view: InspectorView = {
    records: [],
    forgotten: 0,
    playback: playbackView(this.#actor.getSnapshot()),
    problem: null,
    pages: [],
    page: null,
  };

  /** Returns what ends it. */
  start(): () => void {
    this.#actor.subscribe(() => this.#show({}));
    this.#actor.start();
    this.#watcher.start();
    return () => this.#watcher.close();
  }

  readonly read = (): InspectorView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  tell(event: InspectionEvent): void {
    this.#actor.send(event);
  }

  readonly watchLive = (): void => {
    this.#opened = null;
    this.tell({ type: 'inspection.watchLive', length: this.#live.records.length });
    this.#show({ problem: null });
  };

  readonly watchPage = (page: string): void => this.#watcher.watch(page);

  readonly send = (actor: string, event: InspectedEvent): void => this.#watcher.send(actor, event);

  readonly save = (): void => {
    const file = new Blob([writeRecording(this.#view.records)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `futago-recording-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };

  readonly open = (file: File): void => {
    file.text().then(
      (text) => this.#openText(text),
      () => this.#show({ problem: 'The file could not be read.' }),
    );
  };

  #openText(text: string): void {
    try {
      this.#opened = readRecording(text);
    } catch (error) {
      if (!(error instanceof RecordingFileError)) throw error;
      this.#show({ problem: error.message });
      return;
    }
    this.tell({ type: 'recording.opened', length: this.#opened.length });
    this.#show({ problem: null });
  }

  /** All that arrive before the next frame are shown in it, together; in a tab that is not seen, when it is. */
  #arrive(watched: WatchedRecords): void {
    const isNewPage = watched.isNewPage || (this.#frame !== 0 && this.#live.isNewPage);
    this.#live = { ...watched, isNewPage };
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#showArrived());
  }

  #showArrived(): void {
    this.#frame = 0;
    const { isNewPage, forgotten } = this.#live;
    const lost = isNewPage ? 0 : forgotten - this.#knownForgotten;
    this.#knownForgotten = forgotten;
    if (this.#opened === null) this.tell(this.#newsOf(lost));
    else this.#show({});
  }

  #newsOf(lost: number): InspectionEvent {
    const { records, isNewPage, first } = this.#live;
    if (isNewPage) return { type: 'inspection.watchLive', length: records.length };
    return lost > 0
      ? { type: 'records.forgotten', length: records.length, lost, first }
      : { type: 'record.arrived', length: records.length };
  }

  #show({ problem = this.#view.problem }: { readonly problem?: string | null }): void {
    const { pages, page } = this.#live;
    const { records, forgotten } = this.#opened === null ? this.#live : { records: this.#opened, forgotten: 0 };
    this.#view = { records, forgotten, playback: playbackView(this.#actor.getSnapshot()), problem, pages, page };
    for (const listener of this.#listeners) listener();
  }
}
