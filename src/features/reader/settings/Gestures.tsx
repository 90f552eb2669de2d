import { Trans } from '@lingui/react/macro';
import type { ComicView } from '../comic/comic-view.ts';
import type { ComicSettings, NovelSettings } from '../reader-settings.ts';
import styles from './HelpSheet.module.css';

export interface GesturesProps {
  /** Null in a novel. */
  readonly view: ComicView | null;
  readonly taps: ComicSettings['taps'];
  readonly flow: NovelSettings['flow'];
}

/** What fingers and wheel do, by the settings that hold. */
export function Gestures({ view, taps, flow }: GesturesProps) {
  return (
    <ul className={styles.gestures}>
      <li>
        <Taps view={view} taps={taps} flow={flow} />
      </li>
      {view !== null && (
        <>
          <li>
            <Trans>Tap twice or pinch to enlarge; with a mouse, turn the wheel while Ctrl is held.</Trans>
          </li>
          <li>
            <Trans>Rest a finger on a page to save or share it.</Trans>
          </li>
        </>
      )}
    </ul>
  );
}

function Taps({ view, taps, flow }: GesturesProps) {
  const isPaged = view === null ? flow === 'pages' : view.layout === 'paged';
  const isOwn = view !== null && taps !== 'auto' && taps !== 'sides' && taps !== 'off';
  if (isOwn || (view !== null && taps === 'sides' && !isPaged))
    return <Trans>Tap the zones that the settings show to move on or back, the others to show or hide the bars.</Trans>;
  if (!isPaged) return <Trans>Tap anywhere to show or hide the bars.</Trans>;
  if (view !== null && taps === 'off') return <Trans>Swipe to turn the page. Tap anywhere to show or hide the bars.</Trans>;
  return <Trans>Tap the side of the page, or swipe, to turn it. Tap the middle to show or hide the bars.</Trans>;
}
