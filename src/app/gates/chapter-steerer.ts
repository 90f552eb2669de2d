import type { SiteContext } from '#src/routes/-site-context.ts';
import { latePart } from '#src/ui/late/late-part.ts';
import type { App } from '../statecharts/chart-world.ts';

/** Steers open chapters by a statechart, whose file comes with the first of them; until it has come, their pages decide on. */
export function chapterSteerer(app: App): Awaited<SiteContext['steer']> {
  return (chapter, helm, left) => {
    void latePart(() => import('../statecharts/start-reader.ts'), { signal: left }).then(({ steerChapter }) =>
      steerChapter(app, chapter, helm, left),
    );
  };
}
