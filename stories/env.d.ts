/** Every file of stories, listed by build/story-list-loader.ts. */
declare module '*?stories' {
  import type { StoryFile } from '#stories/book/story-list.ts';

  export const storyFiles: readonly StoryFile[];
}
