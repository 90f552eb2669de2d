import type { DrawnWork } from './drawing/work.ts';
import { ameNoHonYa, tiemSachNgayMua } from './tiem-sach-ngay-mua/work.ts';

/** Every work of the library that is drawn by code. */
export const drawnWorks: readonly DrawnWork[] = [tiemSachNgayMua, ameNoHonYa];
