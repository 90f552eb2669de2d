import type { OpenUploads, UploadDesk } from '#src/features/upload/upload-view.ts';
import type { App, ChartWorld } from '../statecharts/chart-world.ts';

/**
 * Uploads of whoever is signed in, by a statechart whose file comes with the first of them; the same desk for an
 * account each time. `tellUnderWay` is told whether any is being sent.
 */
export function pageUploads(app: App, world: ChartWorld, tellUnderWay: (isUnderWay: boolean) => void): OpenUploads {
  const opened = new Map<string, Promise<UploadDesk>>();
  return (ownerId) => {
    const known = opened.get(ownerId);
    if (known) return known;
    const forget = (): void => void opened.delete(ownerId);
    const desk = import('../statecharts/start-upload.ts').then(({ openUploads }) =>
      openUploads(app, ownerId, world, { onClosed: forget, onUnderWay: tellUnderWay }),
    );
    opened.set(ownerId, desk);
    desk.catch(forget);
    return desk;
  };
}
