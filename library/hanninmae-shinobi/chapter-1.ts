import type { PageSpec } from '../drawing/scene.ts';
import { task } from './chapter-1-task.ts';
import { attempts } from './chapter-1-attempts.ts';

export const chapter1: readonly PageSpec[] = [...task, ...attempts];
