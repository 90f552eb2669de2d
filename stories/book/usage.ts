/** When a part is the right one, and when another is; Storybook shows it above the part's stories. */
export interface Usage {
  readonly use: string;
  readonly avoid: string;
}

/**
 * Parameters of a part's stories. `frameHeight`, in pixels, is for parts that lie over the page or are long: on their page
 * each story stands in a window of its own.
 */
export function usage(use: string, avoid: string, frameHeight?: number) {
  const component = `**When.** ${use}\n\n**When not.** ${avoid}`;
  const story = frameHeight === undefined ? { inline: true } : { inline: false, height: `${frameHeight}px` };
  return { usage: { use, avoid } satisfies Usage, docs: { description: { component }, story } };
}
