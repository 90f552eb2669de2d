import { counter } from '../drawing/indoors.ts';
import { glitter, hills, moon, rain, reeds, sky, sun, water } from '../drawing/nature.ts';
import { DAWN, MOURNING } from '../drawing/palette.ts';
import { all, line, patch, slab } from '../drawing/place.ts';
import type { Painter } from '../drawing/place.ts';
import { boat } from '../drawing/props.ts';
import { panel, row, say, sign, sound, tell, whisper, who } from '../drawing/scene.ts';
import type { PageSpec } from '../drawing/scene.ts';
import { flat, focusLines, speedLines } from '../drawing/tone.ts';
import { BARE_TRAM, SEN, TRAM, WOMAN } from './cast.ts';

const PALE = '#d9d3bd';
const RED = '#a3202b';

const nightRiver: Painter = all(sky({ horizon: 0.48, stars: 14 }), hills(0.48, 0.14, 'far', 3), hills(0.5, 0.05, 'near', 7), water(0.5, 6));
const deepWater: Painter = all(flat('#141a30', 'up'), water(0.02, 9));
const mist: Painter = (place) => [0.3, 0.52, 0.74].map((y) => slab(place, -0.02, y, 1.04, 0.07, 'rgba(217,211,189,0.07)', 0)).join('');

const fallenLeaf: Painter = (place) => patch(place, [[0.3, 0.74], [0.4, 0.62], [0.56, 0.58], [0.72, 0.66], [0.6, 0.76], [0.44, 0.8]], { fill: '#5f8f4e', shade: 12 }) + line(place, [0.26, 0.76], [0.66, 0.66], 0.8);

/** Shapes of passengers: heads and shoulders without faces. */
function shades(count: number, x: number, step: number, y: number, size: number): Painter {
  return (place) =>
    Array.from({ length: count }, (_, index) => {
      const [cx, cy] = place.at(x + index * step, y + (index % 2) * 0.012);
      const r = place.tall(size);
      return `<path d="M${Math.round(cx - r * 2)} ${Math.round(cy + r * 4)}q${Math.round(r * 0.2)} ${Math.round(-r * 2.6)} ${Math.round(r * 1.4)} ${Math.round(-r * 3)}a${Math.round(r)} ${Math.round(r)} 0 1 1 ${Math.round(r * 1.2)} 0q${Math.round(r * 1.3)} ${Math.round(r * 0.4)} ${Math.round(r * 1.4)} ${Math.round(r * 3)}z" fill="#0b0d18" stroke="#4a5a7a" stroke-width="3"/>`;
    }).join('');
}

export const chapter1: readonly PageSpec[] = [
  {
    palette: MOURNING,
    rows: [
      row(1, [panel(nightRiver, moon(0.74, 0.2, 0.06), glitter(0.74, 0.52, PALE), boat({ x: 0.42, y: 0.64, size: 0.09 }, true), who(TRAM, { x: 0.3, y: 0.5, size: 0.034, turn: 0.6, mood: 'calm', arms: ['hold', 'reach'], holds: 'oar' }), boat({ x: 0.42, y: 0.645, size: 0.09 }), mist, reeds(1, 0.2, 34), sign('ĐÒ ĐÊM', [0.5, 0.1], 0.075, RED), tell('Mùa nước lên, bến Lau chỉ còn một chuyến đò đêm.', [0.06, 0.97]))], { bleed: true }),
    ],
  },
  {
    palette: MOURNING,
    rows: [
      row(0.9, [panel(nightRiver, mist, who(TRAM, { x: 0.3, y: 0.5, size: 0.15, turn: 0.5, mood: 'calm', arms: ['hold', 'reach'], holds: 'oar' }), shades(3, 0.6, 0.14, 0.5, 0.06), say(TRAM, 'Lên đi. Tôi biết các vị về đâu rồi.', { at: [0.7, 0.1] }))]),
      row(0.8, [
        panel(deepWater, shades(4, 0.16, 0.22, 0.4, 0.09), tell('Lão Trầm có một lệ: không hỏi tên khách.', [0.5, 0.04])),
        panel(flat('#26304a'), water(0.72, 3), who(TRAM, { x: 0.5, y: 0.54, size: 0.2, turn: 0.7, mood: 'sad', tilt: 10 })),
      ]),
      row(0.9, [panel(nightRiver, mist, boat({ x: 0.5, y: 0.7, size: 0.16 }, true), shades(3, 0.49, 0.06, 0.55, 0.04), who(TRAM, { x: 0.4, y: 0.42, size: 0.065, turn: 0.6, mood: 'calm', arms: ['hold', 'reach'], holds: 'oar' }), boat({ x: 0.5, y: 0.72, size: 0.16 }), tell('Không ai trả tiền. Không ai nói. Chỗ nào họ ngồi, ván thuyền cũng ướt sẵn.', [0.5, 0.98]))], { bleed: true }),
    ],
  },
  {
    palette: MOURNING,
    rows: [
      row(1.1, [panel(flat('#1b2236'), reeds(1, 0.6, 44), mist, who(SEN, { x: 0.56, y: 0.44, size: 0.09, turn: 0.2, mood: 'calm', arms: ['chest', 'chest'] }), rain(40), tell('Đêm hai mươi ba, có một đứa bé đứng đợi trong đám lau.', [0.03, 0.03]), say(SEN, 'Ông ơi, cho cháu sang với.', { at: [0.85, 0.12] }))]),
      row(0.8, [
        panel(flat('#26304a'), who(TRAM, { x: 0.5, y: 0.56, size: 0.21, turn: 0.4, mood: 'shock' })),
        panel(flat('#2c3a55'), who(SEN, { x: 0.5, y: 0.56, size: 0.23, turn: 0.4, flip: true, mood: 'smile', holds: 'leaf', arms: ['chin', 'down'] }), say(SEN, 'Cháu có cái lá này thôi.')),
      ], { slant: -0.1 }),
      row(0.7, [panel(deepWater, who(TRAM, { x: 0.3, y: 0.6, size: 0.22, turn: 0.5, mood: 'worried', tilt: 8 }), say(TRAM, '…Đủ rồi. Lên đi cháu.', { at: [0.85, 0.2] }), sound('cọt kẹt', [0.82, 0.76], 0.1, -6, PALE))]),
    ],
  },
  {
    palette: MOURNING,
    rows: [
      row(1.15, [panel(nightRiver, moon(0.2, 0.16, 0.05), mist, boat({ x: 0.5, y: 0.72, size: 0.13 }, true), who(TRAM, { x: 0.36, y: 0.46, size: 0.055, turn: 0.6, mood: 'sad', arms: ['hold', 'reach'], holds: 'oar' }), who(SEN, { x: 0.62, y: 0.55, size: 0.05, turn: 0.4, flip: true, mood: 'calm', legs: 'sit', arms: ['lap', 'lap'] }), boat({ x: 0.5, y: 0.735, size: 0.13 }), say(SEN, 'Ông chèo chậm thế.', { at: [0.7, 0.12] }), say(TRAM, 'Nước ngược.', { at: [0.12, 0.3] }))], { bleed: true }),
      row(0.85, [
        panel(flat('#1f2a44'), who(SEN, { x: 0.5, y: 0.58, size: 0.24, turn: 0.5, flip: true, mood: 'blank' }), say(SEN, 'Không phải đâu.')),
        panel(flat('#0f1424'), who(TRAM, { x: 0.5, y: 0.6, size: 0.22, turn: 0.6, mood: 'worried', extras: ['sweat'] }), say(SEN, 'Ông sợ tới nơi.', { at: [0.86, 0.08] })),
      ]),
    ],
  },
  {
    palette: MOURNING,
    rows: [
      row(0.75, [panel(deepWater, who(SEN, { x: 0.4, y: 0.58, size: 0.26, turn: 0.2, mood: 'sad' }), say(SEN, 'Đêm lụt năm ấy, ông có nghe ai gọi không?', { at: [0.85, 0.3] }))]),
      row(1.2, [panel(flat('#0f1424'), speedLines({ angle: 76, count: 70, paint: '#4a5a7a' }), water(0.6, 7), boat({ x: 0.36, y: 0.56, size: 0.12 }), shades(4, 0.33, 0.05, 0.41, 0.035), who(TRAM, { x: 0.26, y: 0.28, size: 0.055, turn: 0.6, flip: true, lean: 10, mood: 'shout', arms: ['hold', 'reach'], holds: 'oar' }), boat({ x: 0.36, y: 0.58, size: 0.12 }), who(SEN, { x: 0.82, y: 0.74, size: 0.05, turn: 0.5, flip: true, mood: 'shout', arms: ['cheer', 'up'] }), water(0.82, 4), rain(90), sound('ÔNG ƠI!', [0.76, 0.56], 0.075, -10, RED))], { bleed: true }),
      row(0.75, [panel(flat('#0b0d18'), focusLines({ hole: 0.45, paint: '#26304a', y: 0.6 }), who(BARE_TRAM, { x: 0.5, y: 0.6, size: 0.25, turn: 0.2, mood: 'cry' }), tell('Lão đã nghe. Lão đã không quay lại.', [0.03, 0.03]))]),
    ],
  },
  {
    palette: MOURNING,
    rows: [
      row(0.8, [
        panel(flat('#1b2236'), rain(30), who(BARE_TRAM, { x: 0.5, y: 0.56, size: 0.23, turn: 0.5, mood: 'sad' }), say(TRAM, 'Đò đầy. Quay lại là chìm cả.')),
        panel(flat('#2c3a55'), rain(30), who(SEN, { x: 0.5, y: 0.58, size: 0.23, turn: 0.5, flip: true, mood: 'calm' }), say(SEN, 'Cháu biết mà.')),
      ]),
      row(0.6, [panel(deepWater, who(SEN, { x: 0.3, y: 0.6, size: 0.3, turn: 0.3, mood: 'sad' }), whisper(SEN, 'Cháu gọi ba lần.', { at: [0.8, 0.4] }))]),
      row(1.1, [panel(nightRiver, mist, who(BARE_TRAM, { x: 0.5, y: 0.46, size: 0.17, turn: 0.1, mood: 'cry', arms: ['face', 'face'] }), say(TRAM, 'Ta nghe cả ba.', { at: [0.14, 0.2] }), say(TRAM, 'Đêm nào ta cũng nghe.', { at: [0.9, 0.66] }))], { bleed: true }),
    ],
  },
  {
    palette: MOURNING,
    rows: [
      row(0.8, [panel(flat('#26304a'), who(SEN, { x: 0.3, y: 0.56, size: 0.21, turn: 0.5, mood: 'calm' }), who(BARE_TRAM, { x: 0.78, y: 0.52, size: 0.19, turn: 0.4, flip: true, mood: 'sad', tilt: 14 }), say(SEN, 'Đêm nào ông cũng chèo qua đây, mà chưa lần nào dám gọi tên cháu.', { at: [0.52, 0.04] }))]),
      row(0.55, [panel(flat('#0b0d18'), who(BARE_TRAM, { x: 0.36, y: 0.6, size: 0.34, turn: 0.4, mood: 'worried' }), say(TRAM, '…Sen.', { at: [0.8, 0.4], scale: 1.15 }))]),
      row(1.25, [panel(nightRiver, glitter(0.6, 0.52, '#d8a24a'), mist, boat({ x: 0.5, y: 0.76, size: 0.13 }, true), who(BARE_TRAM, { x: 0.41, y: 0.52, size: 0.058, turn: 0.6, lean: 12, mood: 'smile', arms: ['reach', 'reach'] }), who(SEN, { x: 0.6, y: 0.58, size: 0.052, turn: 0.5, flip: true, mood: 'smile', arms: ['reach', 'reach'] }), boat({ x: 0.5, y: 0.775, size: 0.13 }), say(TRAM, 'Sen! Lên đò đi con. Ta quay lại rồi đây.', { at: [0.2, 0.12] }), say(SEN, 'Dạ.', { at: [0.85, 0.4] }))], { bleed: true }),
    ],
  },
  {
    palette: DAWN,
    rows: [
      row(1.3, [panel(sky({ horizon: 0.5, clouds: 2 }), sun(0.66, 0.46, 0.06), hills(0.5, 0.12, 'far', 3), water(0.52, 6), glitter(0.66, 0.54, '#fff5e2'), boat({ x: 0.44, y: 0.7, size: 0.11 }, true), reeds(1.02, 0.18, 30), tell('Sáng ra, con đò tấp vào bến. Đèn vẫn cháy. Không có ai.', [0.04, 0.03]))], { bleed: true }),
      row(0.8, [
        panel(flat('#c9b3b4'), who(WOMAN, { x: 0.5, y: 0.56, size: 0.21, turn: 0.5, mood: 'sad', arms: ['chest', 'chest'] }), say(WOMAN, 'Lão Trầm ơi…')),
        panel(flat('#6b4a48'), counter(0.5), fallenLeaf, tell('Trên ván thuyền, một chiếc lá còn tươi.', [0.5, 0.04])),
      ], { slant: 0.1 }),
      row(0.7, [panel(flat('#a298bd'), mist, water(0.6, 4), tell('Từ năm ấy, khúc sông này không lấy thêm người nào.\nHẾT', [0.5, 0.5]))], { bleed: true }),
    ],
  },
];
