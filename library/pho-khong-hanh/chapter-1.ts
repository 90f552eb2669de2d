import type { PageSpec } from '../drawing/scene.ts';
import { delivery } from './chapter-1-delivery.ts';
import { twoBowls } from './chapter-1-two-bowls.ts';

export const chapter1: readonly PageSpec[] = [...delivery, ...twoBowls];
