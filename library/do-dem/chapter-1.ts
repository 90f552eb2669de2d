import type { PageSpec } from '../drawing/scene.ts';
import { passengers } from './chapter-1-passengers.ts';
import { calling } from './chapter-1-calling.ts';

export const chapter1: readonly PageSpec[] = [...passengers, ...calling];
