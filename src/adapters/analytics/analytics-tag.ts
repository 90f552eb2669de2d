export interface AnalyticsSource {
  readonly id: string;
  /** Address of the tag's script. */
  readonly script: string;
}

export interface ViewedPage {
  /** Whole, without what stands after '#': codes and tokens may stand there. */
  readonly address: string;
  readonly title: string;
}

/** Whether the reader asks not to be followed, by Do Not Track or Global Privacy Control. */
export function refusesTracking(reader: Navigator): boolean {
  return reader.doNotTrack === '1' || Reflect.get(reader, 'globalPrivacyControl') === true;
}

/**
 * Loads the tag that counts views of pages; what is told before it runs, waits for it. It sees views only as they are
 * told here: it is asked not to look at addresses by itself.
 */
export function loadAnalyticsTag(view: Window, { id, script: address }: AnalyticsSource): (page: ViewedPage) => void {
  const queue = queueOf(view);
  queue.push(entry('js', new Date()), entry('config', id, { send_page_view: false }));
  const policy = view.trustedTypes?.createPolicy('futago-analytics', { createScriptURL: (given) => (given === address ? given : '') });
  const script = view.document.createElement('script');
  script.async = true;
  script.src = (policy?.createScriptURL(address) ?? address) as string;
  view.document.head.append(script);
  return (page) => void queue.push(entry('event', 'page_view', { page_location: page.address, page_title: page.title }));
}

/** By the tag's own name: https://developers.google.com/tag-platform/devguides/datalayer */
function queueOf(view: Window): unknown[] {
  const found: unknown = Reflect.get(view, 'dataLayer');
  if (Array.isArray(found)) return found;
  const made: unknown[] = [];
  Reflect.set(view, 'dataLayer', made);
  return made;
}

/** The tag takes a list of arguments for a command, and no other list. */
function entry(..._command: readonly unknown[]): IArguments {
  return arguments;
}
