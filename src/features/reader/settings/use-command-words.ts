import { useLingui } from '@lingui/react/macro';
import type { KeyedCommand } from '../reader-key.ts';

/** What each command is called. */
export function useCommandWords(): Readonly<Record<KeyedCommand, string>> {
  const { t } = useLingui();
  return {
    forward: t`Onward`,
    back: t`Back`,
    toRight: t`To the right`,
    toLeft: t`To the left`,
    first: t`First page`,
    last: t`End of the chapter`,
    nextChapter: t`Next chapter`,
    previousChapter: t`Previous chapter`,
    switchLayout: t`Strip or pages`,
    zoomIn: t`Larger`,
    zoomOut: t`Smaller`,
    zoomReset: t`Whole page`,
    autoScroll: t`Move by itself, or stop`,
    slider: t`To the page slider`,
    allPages: t`All pages`,
    pageActions: t`Save or share this page`,
    find: t`Find in this chapter`,
    listen: t`Read aloud`,
    previousSentence: t`Previous sentence`,
    nextSentence: t`Next sentence`,
    fullScreen: t`Full screen`,
    toggleChrome: t`Show or hide the bars`,
    showSettings: t`Reading settings`,
    showHelp: t`This help`,
  };
}
