import { uploadActors, uploadMachine, uploadView } from '#machines/upload/index.ts';
import { UploadLimits as AskLimits } from '#graphql/generated/documents/UploadLimits.ts';
import { HeldUploads } from '#src/adapters/upload/held-uploads.ts';
import { KeptUploads } from '#src/adapters/upload/kept-uploads.ts';
import { OwnUploads } from '#src/adapters/upload/own-uploads.ts';
import type { UploadDesk, UploadIntent, UploadsView, UploadTarget } from '#src/features/upload/upload-view.ts';
import type { ActorRefFrom } from 'xstate';
import type { App, ChartWorld } from './chart-world.ts';
import { pageSocket } from '../page-socket.ts';

type UploadActor = ActorRefFrom<typeof uploadMachine>;

interface UploadListeners {
  readonly onClosed: () => void;
  /** Told at every change whether bytes are being sent. */
  readonly onUnderWay: (isUnderWay: boolean) => void;
}

/**
 * Opens the uploads of an account under the root; they last as long as the page, or until the account is left: then
 * `onClosed` is told. Throws where the root spawned none.
 */
export function openUploads(
  app: App,
  ownerId: string,
  { account, execute, endpoint }: ChartWorld,
  { onClosed, onUnderWay }: UploadListeners,
): UploadDesk {
  const held = new HeldUploads(() => navigator.locks);
  const uploads = new OwnUploads({
    endpoint,
    token: account.token,
    execute,
    socket: pageSocket({ account, endpoint }),
    kept: new KeptUploads(() => localStorage, ownerId),
    held,
    limits: async (signal) => (await execute(AskLimits, {}, signal)).uploadLimits,
  });
  app.send({ type: 'upload.open', logic: uploadMachine.provide({ actors: uploadActors(uploads) }) });
  const actor = (app.getSnapshot().children as { readonly upload?: UploadActor }).upload;
  if (actor === undefined) throw new Error('The root of the statecharts opened no uploads.');
  const leaving = new AbortController();
  const { signal } = leaving;
  const goOn = (): void => {
    actor.send({ type: 'network.returned' });
    uploads.tellDropped().catch(() => undefined);
  };
  uploads.stayWanted(signal);
  addEventListener('online', goOn, { signal });
  addEventListener('beforeunload', (event) => isUnderWay(actor) && event.preventDefault(), { signal });
  const stop = account.subscribe(() => {
    if (account.read().reader?.id === ownerId) return;
    stop();
    leaving.abort();
    held.letAllGo();
    app.send({ type: 'upload.close' });
    onUnderWay(false);
    onClosed();
  });
  actor.subscribe(() => onUnderWay(isUnderWay(actor)));
  return new Desk(actor, uploads);
}

/** Bytes that are being sent: a page that is left by mistake would have to be given the file again. */
function isUnderWay(actor: UploadActor): boolean {
  return uploadView(actor.getSnapshot()).files.some(({ stage }) => UNDER_WAY.includes(stage));
}

const UNDER_WAY: readonly string[] = ['sending', 'putOff', 'checking', 'queued'];

class Desk implements UploadDesk {
  readonly #actor: UploadActor;
  readonly #uploads: OwnUploads;
  readonly #listeners = new Set<() => void>();
  #view: UploadsView;

  constructor(actor: UploadActor, uploads: OwnUploads) {
    this.#actor = actor;
    this.#uploads = uploads;
    this.#view = this.#look();
    actor.on('file.arrived', ({ key, leftOut }) => leftOut.length === 0 && this.#leaveInPlace(key));
    actor.subscribe(() => {
      this.#view = this.#look();
      for (const listener of this.#listeners) listener();
    });
  }

  readonly read = (): UploadsView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly choose = (files: readonly File[], target: UploadTarget): void => {
    void this.#uploads.choose(files, target).then((keys) => this.#actor.send({ type: 'files.choose', keys }));
  };

  readonly send = (intent: UploadIntent): void => {
    if ('key' in intent) this.#actor.send({ type: `file.${intent.type}`, key: intent.key });
    else this.#actor.send({ type: `upload.${intent.type}` });
  };

  readonly onArrived: UploadDesk['onArrived'] = (listener) => {
    const subscription = this.#actor.on('file.arrived', ({ key, chapterIds }) => {
      const target = this.#uploads.about(key)?.target;
      if (target) listener(target, chapterIds);
    });
    return () => subscription.unsubscribe();
  };

  /** A cover, a page or new content stands where it was meant for; off the list, it may take that place again. */
  #leaveInPlace(key: string): void {
    if (this.#uploads.about(key)?.target.purpose !== 'CHAPTERS') this.#actor.send({ type: 'file.drop', key });
  }

  #look(): UploadsView {
    const { files, isPaused } = uploadView(this.#actor.getSnapshot());
    return {
      isPaused,
      files: files.flatMap((file) => {
        const about = this.#uploads.about(file.key);
        return about ? [{ ...file, name: about.name, size: about.size, target: about.target }] : [];
      }),
    };
  }
}
