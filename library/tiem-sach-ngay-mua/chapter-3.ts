import type { PageSpec } from '../drawing/scene.ts';
import { blankPage } from './chapter-3-blank-page.ts';
import { nextRain } from './chapter-3-next-rain.ts';

export const chapter3: readonly PageSpec[] = [...blankPage, ...nextRain];
