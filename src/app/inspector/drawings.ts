import type { StatechartDrawing } from '#src/features/inspector/statechart-drawing.ts';
import { drawing as app } from '#machines/app/index.ts?drawing';
import { drawing as auth } from '#machines/auth/index.ts?drawing';
import { drawing as comments } from '#machines/comments/index.ts?drawing';
import { drawing as freshness } from '#machines/freshness/index.ts?drawing';
import { drawing as inspection } from '#machines/inspection/index.ts?drawing';
import { drawing as installPrompt } from '#machines/install-prompt/index.ts?drawing';
import { drawing as loadingBar } from '#machines/loading-bar/index.ts?drawing';
import { drawing as readingSync } from '#machines/reading-sync/index.ts?drawing';
import { drawing as reader } from '#machines/reader/index.ts?drawing';
import { drawing as realtime } from '#machines/realtime/index.ts?drawing';
import { drawing as saving } from '#machines/saving/index.ts?drawing';
import { drawing as search } from '#machines/search/index.ts?drawing';
import { drawing as serviceWorker } from '#machines/service-worker/index.ts?drawing';
import { drawing as signIn } from '#machines/sign-in/index.ts?drawing';
import { drawing as speech } from '#machines/speech/index.ts?drawing';
import { drawing as upload } from '#machines/upload/index.ts?drawing';

/** Every machine's statechart, by its id. */
export const DRAWINGS: ReadonlyMap<string, StatechartDrawing> = new Map(
  [
    app,
    auth,
    comments,
    freshness,
    inspection,
    installPrompt,
    loadingBar,
    readingSync,
    reader,
    realtime,
    saving,
    search,
    serviceWorker,
    signIn,
    speech,
    upload,
  ].map((drawing) => [drawing.id, drawing]),
);
