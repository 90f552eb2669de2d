import { kitchen, tatami } from '../drawing/indoors.ts';
import { hills, moon, petals, sun } from '../drawing/nature.ts';
import { MONO, MONO_NIGHT } from '../drawing/palette.ts';
import { plate } from '../drawing/props.ts';
import { lit, panel, row, say, shout, sign, sound, tell, think, who } from '../drawing/scene.ts';
import type { PageSpec } from '../drawing/scene.ts';
import { burst, flat, focusLines, speedLines } from '../drawing/tone.ts';
import { rooftops, shopFront, street } from '../drawing/town.ts';
import { GENSAI, GUEST, KOHARU, OFUKU, THIEF } from './cast.ts';

const INK = '#17151a';
const DOTS = 'url(#dots-10)';

export const chapter2: readonly PageSpec[] = [
  {
    palette: MONO,
    rows: [
      row(1.5, [panel(shopFront({ goods: 'plain' }), petals(18, '#d8d8d8'), who(KOHARU, { x: 0.6, y: 0.66, size: 0.075, turn: 0.3, legs: 'kneel', mood: 'worried', arms: ['lap', 'lap'], tilt: 10 }), who(OFUKU, { x: 0.3, y: 0.52, size: 0.075, turn: 0.5, mood: 'calm', arms: ['hip', 'hip'] }), sign('だんご', [0.5, 0.085], 0.075, '#ffffff'), tell('第二話\n「うまい」の一言', [1, 0.2]), say(KOHARU, '秘伝の味、\nどうか教えて\nください！', { at: [0.86, 0.62] }))], { bleed: true }),
      row(0.9, [
        panel(flat('#ffffff'), who(OFUKU, { x: 0.48, y: 0.58, size: 0.22, turn: 0.4, mood: 'smile' }), say(OFUKU, 'いいよ。')),
        panel(flat(DOTS), who(OFUKU, { x: 0.45, y: 0.6, size: 0.22, turn: 0.5, flip: true, mood: 'sly' }), say(OFUKU, '明日の朝から、\n店に立ちな。')),
      ]),
    ],
  },
  {
    palette: MONO,
    rows: [
      row(1, [panel(kitchen(), who(KOHARU, { x: 0.34, y: 0.4, size: 0.12, turn: 0.6, lean: 14, mood: 'shout', arms: ['reach', 'reach'], holds: 'broom', extras: ['sweat'] }), sound('ぺったん', [0.76, 0.4], 0.13, 6, INK), tell('一日目。\n米をつく。', [1, 0]))]),
      row(0.85, [
        panel(burst({ size: 0.6, y: 0.6 }), plate({ x: 0.5, y: 0.66, size: 0.32 }, 'dango'), sound('ドカン', [0.2, 0.34], 0.15, -8, INK), tell('二日目。\n焼く。', [1, 0])),
        panel(flat('url(#dots-40)'), who(KOHARU, { x: 0.48, y: 0.6, size: 0.22, turn: 0.1, mood: 'blank', extras: ['steam'] }), say(OFUKU, '炭になったね。', { at: [0.1, 0.2] })),
      ], { slant: 0.1 }),
      row(1, [panel(shopFront({ goods: 'plain' }), sign('だんご', [0.5, 0.085], 0.07, '#ffffff'), who(KOHARU, { x: 0.4, y: 0.46, size: 0.11, turn: 0.1, mood: 'shout', arms: ['down', 'wave'] }), who(GUEST, { x: 0.78, y: 0.4, size: 0.1, turn: 0.5, flip: true, mood: 'shock' }), shout(KOHARU, 'ら、\nらっしゃーい！！', { at: [0.12, 0.4] }), say(GUEST, '斬られるかと\n思った…', { at: [0.95, 0.12] }))]),
    ],
  },
  {
    palette: MONO,
    rows: [
      row(0.9, [
        panel(flat('#ffffff'), who(GUEST, { x: 0.46, y: 0.58, size: 0.2, turn: 0.5, flip: true, mood: 'smile', holds: 'dango', arms: ['chin', 'down'] }), say(GUEST, 'お、今日のは\n丸いじゃねえか。')),
        panel(flat(DOTS), who(KOHARU, { x: 0.48, y: 0.6, size: 0.22, turn: 0.4, mood: 'proud', extras: ['sparkle'] }), tell('十日目。', [1, 0])),
      ]),
      row(1.2, [lit(MONO_NIGHT, panel(shopFront({ goods: 'plain' }), sign('だんご', [0.5, 0.085], 0.07, '#ffffff'), who(THIEF, { x: 0.34, y: 0.34, size: 0.1, back: true, arms: ['up', 'up'] }), sound('ギシ…', [0.84, 0.3], 0.1, 8, '#ffffff'), tell('その夜。', [1, 0])))], { bleed: true }),
      row(0.8, [
        panel(flat('url(#dots-20)'), who(THIEF, { x: 0.46, y: 0.58, size: 0.24, turn: 0.4, mood: 'angry' }), say(THIEF, '千両の看板、\nもらったぜ。')),
        panel(focusLines({ y: 0.6, hole: 0.42 }), who(KOHARU, { x: 0.62, y: 0.66, size: 0.21, turn: 0.5, flip: true, mood: 'shock' }), shout(KOHARU, 'どろぼう！')),
      ], { slant: -0.12 }),
    ],
  },
  {
    palette: MONO_NIGHT,
    rows: [
      row(1.25, [panel(rooftops({ ridge: 0.7, stars: 40 }), moon(0.3, 0.26, 0.14), speedLines({ angle: 6, count: 24, paint: '#ffffff', spare: 0.15 }), who(THIEF, { x: 0.2, y: 0.38, size: 0.065, turn: 0.7, flip: true, lean: 14, legs: 'run', arms: ['swing', 'up'], mood: 'worried', holds: 'sign' }), who(KOHARU, { x: 0.68, y: 0.36, size: 0.075, turn: 0.7, flip: true, lean: 18, legs: 'leap', arms: ['swing', 'reach'], mood: 'angry' }), shout(KOHARU, 'かえせーっ！', { at: [0.95, 0.1] }))], { bleed: true }),
      row(0.9, [
        panel(flat('#ffffff'), speedLines({ angle: 20, count: 60 }), who(KOHARU, { x: 0.46, y: 0.54, size: 0.2, turn: 0.6, flip: true, mood: 'shout', arms: ['swing', 'cheer'], holds: 'dango' }), tell('忍法・\n焦げ団子しぐれ！', [1, 0])),
        panel(burst({ size: 0.55 }), plate({ x: 0.5, y: 0.8, size: 0.14 }, 'dango'), who(THIEF, { x: 0.48, y: 0.56, size: 0.18, turn: 0.1, mood: 'shock', arms: ['up', 'up'] }), sound('べちゃっ', [0.16, 0.36], 0.1, -8, INK)),
      ], { slant: 0.14 }),
    ],
  },
  {
    palette: MONO,
    rows: [
      row(0.9, [panel(street({ x: 0.5, y: 0.4 }), who(THIEF, { x: 0.4, y: 0.62, size: 0.11, turn: 0.3, legs: 'kneel', mood: 'cry', arms: ['lap', 'lap'] }), who(KOHARU, { x: 0.72, y: 0.42, size: 0.1, turn: 0.5, flip: true, mood: 'proud', arms: ['hip', 'hip'] }), say(KOHARU, '観念しろ！', { at: [0.94, 0.1] }), sound('ぐううう', [0.16, 0.4], 0.1, -8, INK))]),
      row(0.9, [
        panel(flat(DOTS), who(THIEF, { x: 0.36, y: 0.62, size: 0.19, turn: 0.4, mood: 'sad', tilt: 12 }), say(THIEF, '…三日、\n何も食って\nないんだ。')),
        panel(flat('#ffffff'), who(KOHARU, { x: 0.5, y: 0.6, size: 0.23, turn: 0.3, mood: 'blank' })),
      ], { slant: 0.1 }),
      row(1, [panel(shopFront({ goods: 'plain' }), sign('だんご', [0.5, 0.085], 0.07, '#ffffff'), who(OFUKU, { x: 0.7, y: 0.4, size: 0.12, turn: 0.5, flip: true, mood: 'smile', holds: 'tray', arms: ['hold', 'hold'] }), who(THIEF, { x: 0.26, y: 0.56, size: 0.11, turn: 0.5, legs: 'kneel', mood: 'blank' }), say(OFUKU, '看板は食えないよ。\nほら、こっちにしな。', { at: [0.95, 0.1] }))]),
    ],
  },
  {
    palette: MONO,
    rows: [
      row(0.8, [
        panel(flat('#ffffff'), plate({ x: 0.5, y: 0.6, size: 0.34 }, 'dango')),
        panel(flat(DOTS), who({ ...THIEF, features: [] }, { x: 0.48, y: 0.58, size: 0.22, turn: 0.4, mood: 'worried', holds: 'dango', arms: ['chin', 'down'] }), sound('ぱくっ', [0.86, 0.36], 0.12, 0, INK)),
      ]),
      row(1.1, [panel(focusLines({ hole: 0.6, y: 0.55, count: 60 }), petals(16, '#d8d8d8'), who({ ...THIEF, features: [] }, { x: 0.5, y: 0.56, size: 0.22, turn: 0.1, mood: 'cry', arms: ['chest', 'chest'], holds: 'dango' }), say(THIEF, '……うまい。', { at: [0.9, 0.2], scale: 1.25 }))], { bleed: true }),
      row(0.9, [panel(flat('url(#dots-60)'), who(KOHARU, { x: 0.36, y: 0.58, size: 0.24, turn: 0.5, mood: 'calm' }), think(KOHARU, 'そうか。\nこの一言は、\n盗めない。', { at: [0.95, 0.2] }), think(KOHARU, 'もらうしか、\nないんだ。', { at: [0.68, 0.7] }))]),
    ],
  },
  {
    palette: MONO,
    rows: [
      row(0.9, [panel(hills(0.8, 0.3, 'far'), hills(0.95, 0.24, 'mid'), sun(0.74, 0.3, 0.08), who(KOHARU, { x: 0.36, y: 0.46, size: 0.09, turn: 0.6, flip: true, mood: 'smile', legs: 'walk', holds: 'bag', arms: ['down', 'swing'] }), tell('ひと月後。', [1, 0]))]),
      row(1, [panel(tatami(), who(GENSAI, { x: 0.24, y: 0.46, size: 0.13, turn: 0.5, legs: 'kneel', mood: 'calm' }), who(KOHARU, { x: 0.72, y: 0.5, size: 0.12, turn: 0.5, flip: true, legs: 'kneel', mood: 'worried', tilt: 8, arms: ['lap', 'lap'] }), say(KOHARU, '盗めませんでした。\nだから、\n作ってきました。', { at: [0.94, 0.06] }))]),
      row(0.85, [
        panel(flat('#ffffff'), plate({ x: 0.5, y: 0.6, size: 0.34 }, 'dango'), sound('こげっ', [0.84, 0.36], 0.12, 6, INK)),
        panel(flat(DOTS), who(GENSAI, { x: 0.5, y: 0.56, size: 0.23, turn: 0.3, mood: 'blank', holds: 'dango', arms: ['chin', 'down'] })),
      ]),
    ],
  },
  {
    palette: MONO,
    rows: [
      row(0.7, [
        panel(flat('#ffffff'), who(GENSAI, { x: 0.5, y: 0.56, size: 0.28, turn: 0.2, mood: 'sleepy' }), sound('もぐ もぐ', [0.88, 0.5], 0.13, 0, INK)),
        panel(flat('url(#dots-60)'), who(KOHARU, { x: 0.5, y: 0.58, size: 0.3, turn: 0.2, mood: 'worried', extras: ['sweat'] })),
      ]),
      row(0.8, [panel(flat('#ffffff'), who(GENSAI, { x: 0.4, y: 0.56, size: 0.24, turn: 0.5, mood: 'pout' }), say(GENSAI, '…焦げとるな。', { at: [0.9, 0.2] }))]),
      row(1.3, [panel(focusLines({ x: 0.42, y: 0.58, hole: 0.5, count: 70 }), petals(20, '#d8d8d8'), who(GENSAI, { x: 0.42, y: 0.56, size: 0.2, turn: 0.3, mood: 'laugh', arms: ['hip', 'wave'] }), say(GENSAI, 'だが、\nうまい！', { at: [0.9, 0.14], scale: 1.4 }), shout(GENSAI, '合格じゃ！！', { at: [0.88, 0.72] }))], { bleed: true }),
    ],
  },
  {
    palette: MONO,
    rows: [
      row(0.9, [panel(burst({ size: 0.6, y: 0.6 }), who(KOHARU, { x: 0.5, y: 0.56, size: 0.19, turn: 0.1, mood: 'cry', arms: ['cheer', 'cheer'] }), shout(KOHARU, 'やったーっ！！', { at: [0.92, 0.3] }))]),
      row(1.5, [panel(shopFront({ goods: 'plain' }), petals(24, '#d8d8d8'), sign('だんご', [0.5, 0.085], 0.06, '#ffffff'), who(OFUKU, { x: 0.86, y: 0.5, size: 0.075, turn: 0.4, flip: true, mood: 'laugh', arms: ['hip', 'hold'] }), who({ ...KOHARU, wear: { ...KOHARU.wear, apron: '#ffffff' } }, { x: 0.62, y: 0.46, size: 0.08, turn: 0.2, mood: 'grin', arms: ['wave', 'hip'] }), who({ ...THIEF, features: [], wear: { ...THIEF.wear, apron: '#ffffff' } }, { x: 0.36, y: 0.44, size: 0.078, turn: 0.4, mood: 'smile', holds: 'broom', arms: ['hold', 'hold'] }), shout(KOHARU, 'らっしゃーい！', { at: [0.8, 0.24] }), tell('こうして小春は、\n一人前のしのびと、\n半人前の団子屋になった。\n　おわり', [0.02, 0.98]))], { bleed: true }),
    ],
  },
];
