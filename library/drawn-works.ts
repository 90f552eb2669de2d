import { doDem } from './do-dem/work.ts';
import type { DrawnWork } from './drawing/work.ts';
import { hanninmaeShinobi } from './hanninmae-shinobi/work.ts';
import { novelCovers } from './novel-covers.ts';
import { phoKhongHanh } from './pho-khong-hanh/work.ts';
import { ameNoHonYa, tiemSachNgayMua } from './tiem-sach-ngay-mua/work.ts';

/** Every work of the library that is drawn by code. */
export const drawnWorks: readonly DrawnWork[] = [tiemSachNgayMua, ameNoHonYa, hanninmaeShinobi, phoKhongHanh, doDem, ...novelCovers];
