import type { PageSpec } from '../drawing/scene.ts';
import { memory } from './chapter-2-memory.ts';
import { onionsApart } from './chapter-2-onions-apart.ts';

export const chapter2: readonly PageSpec[] = [...memory, ...onionsApart];
