import type { SiteContext } from '#src/routes/-site-context.ts';
import type { App } from './comments-source.ts';

/** Steers open chapters by a statechart, whose file comes with the first of them; where it does not come, their pages decide on. */
export function chapterSteerer(app: App): Awaited<SiteContext['steer']> {
  return (chapter, helm, left) => {
    import('./start-reader.ts').then(
      ({ steerChapter }) => steerChapter(app, chapter, helm, left),
      () => undefined,
    );
  };
}
