/** A file of stories as the pages of the book list it: `import { storyFiles } from './story-list.ts?stories'`. */
export interface StoryFile {
  /** 'features/home/HomeScreen', below stories/ and without its ending. */
  readonly file: string;
  /** 'Features/HomeScreen' */
  readonly title: string;
  /** Of all its stories. */
  readonly tags: readonly string[];
  readonly stories: readonly ListedStory[];
}

export interface ListedStory {
  /** As in Storybook's addresses. */
  readonly id: string;
  /** The name it is exported by: 'Filled'. */
  readonly state: string;
}
