import type { Store_CSFExports } from 'storybook/internal/types';

/**
 * Every file of stories by its path. Apart from the test, because Vite puts these imports before all others of a file,
 * and the order of the style layers is told by tokens.css, which must come first.
 */
export const storyModules = import.meta.glob<Store_CSFExports>('../../stories/**/*.stories.tsx', { eager: true });
