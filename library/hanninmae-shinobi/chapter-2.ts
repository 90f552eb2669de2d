import type { PageSpec } from '../drawing/scene.ts';
import { apprentice } from './chapter-2-apprentice.ts';
import { oneWord } from './chapter-2-one-word.ts';

export const chapter2: readonly PageSpec[] = [...apprentice, ...oneWord];
