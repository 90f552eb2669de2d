import { placeBalloons } from './balloon-placement.ts';
import type { Speech } from './balloon-placement.ts';
import { drawBalloon } from './balloon.ts';
import type { Balloon } from './balloon.ts';
import { drawFigure } from './figure.ts';
import type { DrawnFigure } from './figure.ts';
import { clamp, round, seeded, toPath } from './geometry.ts';
import type { Box } from './geometry.ts';
import type { Pen } from './ink.ts';
import { faceFor, letterHorizontally, letterVertically, widthOf } from './lettering.ts';
import type { LetteredBlock } from './lettering.ts';
import { layPanels } from './panel-layout.ts';
import type { PanelShape, Sheet } from './panel-layout.ts';
import { placeIn } from './place.ts';
import type { Palette } from './palette.ts';
import type { Item, PageSpec, PanelSpec, Words } from './scene.ts';
import { toneDefinitions } from './tone.ts';

/** How one work is drawn: its paper, its pen and its letters. */
export interface Manuscript {
  readonly sheet: Sheet;
  readonly language: 'vi' | 'ja';
  /** Pixels of a full line and of one em of talk. */
  readonly line: number;
  readonly letters: number;
  readonly paper: string;
  /** Black ink only: every paint becomes the grey of its brightness. */
  readonly grey?: boolean;
}

export interface DrawnPage {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly panels: readonly DrawnPanel[];
}

export interface DrawnPanel {
  readonly shape: PanelShape;
  readonly figures: readonly DrawnFigure[];
  readonly balloons: readonly Balloon[];
  readonly captions: readonly Caption[];
  readonly art: string;
  readonly words: string;
}

export interface Caption {
  readonly box: Box;
  readonly block: LetteredBlock;
}

/** Draws a page; the same specification gives the same bytes. `name` seeds what is strewn by chance. */
export function drawPage(manuscript: Manuscript, spec: PageSpec, name: string): DrawnPage {
  const sheet = { ...manuscript.sheet, width: spec.width ?? manuscript.sheet.width, height: spec.height ?? manuscript.sheet.height };
  const shapes = layPanels(
    sheet,
    spec.rows.map((row) => ({
      height: row.height,
      widths: row.widths ?? row.panels.map(() => 1),
      ...(row.slant === undefined ? {} : { slant: row.slant }),
      ...(row.bleed === undefined ? {} : { bleed: row.bleed }),
    })),
  );
  const specs = spec.rows.flatMap((row) => row.panels);
  const panels = shapes.flatMap((shape, index) => {
    const panel = specs[index];
    return panel ? [drawPanel(manuscript, panel, shape, panel.palette ?? spec.palette, `${name}-${index}`, `p${index}`)] : [];
  });
  const paper = `<rect width="${sheet.width}" height="${sheet.height}" fill="${spec.paper ?? manuscript.paper}"/>`;
  const art = panels.map(({ art: drawn }) => drawn).join('');
  const words = panels.map(({ words: lettered }) => lettered).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}" viewBox="0 0 ${sheet.width} ${sheet.height}"><defs>${toneDefinitions(spec.palette.ink)}</defs>${paper}${art}${words}</svg>`;
  return { svg: manuscript.grey ? greyed(svg) : svg, width: sheet.width, height: sheet.height, panels };
}

function greyed(svg: string): string {
  return svg.replace(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})\b/g, (_, red: string, green: string, blue: string) => {
    const grey = Math.round(parseInt(red, 16) * 0.3 + parseInt(green, 16) * 0.59 + parseInt(blue, 16) * 0.11);
    return `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
  });
}

function drawPanel(manuscript: Manuscript, spec: PanelSpec, shape: PanelShape, palette: Palette, seed: string, id: string): DrawnPanel {
  const pen: Pen = { line: manuscript.line, ink: palette.ink, shade: palette.shade };
  const place = placeIn(shape.bounds, pen, palette, seeded(seed), id);
  const figures: DrawnFigure[] = [];
  const layers: string[] = [];
  for (const item of spec.items) {
    if (item.kind === 'paint') layers.push(item.paint(place));
    if (item.kind === 'actor') {
      const figure = drawFigure(shape.bounds, pen, item.actor, item.stance);
      figures.push(figure);
      layers.push(figure.svg);
    }
    if (item.kind === 'sign') layers.push(drawSign(manuscript, item, shape.bounds));
  }
  const veil = palette.veil ? `<path d="${toPath(shape.outline)}" fill="${palette.veil}"/>` : '';
  const sounds = spec.items.map((item) => (item.kind === 'sound' ? drawSound(manuscript, item, shape.bounds, palette) : '')).join('');
  const captions = spec.items.flatMap((item) =>
    item.kind === 'tell' ? [placeCaption(manuscript, item.words, item.wish, shape.safe)] : [],
  );
  const balloons = placeBalloons(
    shape.safe,
    speechesOf(manuscript, spec),
    figures,
    captions.map(({ box }) => box),
    { language: manuscript.language, size: manuscript.letters, rightToLeft: manuscript.sheet.rightToLeft },
  );
  const border = `<path d="${toPath(shape.outline)}" fill="none" stroke="${palette.ink}" stroke-width="${round(pen.line * (shape.bleed ? 0 : 1.25))}" stroke-linejoin="miter"/>`;
  const art = `<clipPath id="${id}"><path d="${toPath(shape.outline)}"/></clipPath><g clip-path="url(#${id})">${layers.join('')}${veil}${sounds}</g>${border}`;
  const words =
    captions.map((caption) => drawCaption(pen, caption)).join('') + balloons.map((balloon) => drawBalloon(pen, balloon)).join('');
  return { shape, figures, balloons, captions, art, words };
}

function speechesOf({ language }: Manuscript, { items }: PanelSpec): Speech[] {
  return items.flatMap((item) =>
    item.kind === 'say'
      ? [{ by: item.by, text: wordsIn(item.words, language), manner: item.manner, wish: item.wish, scale: item.scale }]
      : [],
  );
}

function wordsIn(words: Words, language: 'vi' | 'ja'): string {
  return typeof words === 'string' ? words : words[language];
}

function placeCaption({ language, letters }: Manuscript, words: Words, [wx, wy]: readonly [number, number], room: Box): Caption {
  const text = wordsIn(words, language);
  const size = letters * (language === 'vi' ? 0.78 : 0.9);
  const block =
    language === 'ja'
      ? letterVertically(text, { language, voice: 'tell', size, measure: Math.min(size * 12, room.height * 0.8) })
      : letterHorizontally(text, { language, voice: 'tell', size, measure: Math.min(size * 19, room.width * 0.8) });
  const air = size * 0.55;
  const [width, height] = [block.width + air * 2, block.height + air * 1.7];
  const margin = 16;
  return {
    block,
    box: {
      x: room.x + margin + (room.width - width - margin * 2) * wx,
      y: room.y + margin + (room.height - height - margin * 2) * wy,
      width,
      height,
    },
  };
}

function drawCaption(pen: Pen, { box, block }: Caption): string {
  const ground = `<rect x="${round(box.x)}" y="${round(box.y)}" width="${round(box.width)}" height="${round(box.height)}" fill="#fff6dc" stroke="${pen.ink}" stroke-width="${round(pen.line * 0.7)}"/>`;
  return `${ground}<path transform="translate(${round(box.x + box.width / 2)} ${round(box.y + box.height / 2)})" d="${block.d}" fill="${pen.ink}"/>`;
}

/** Sound words are part of the drawing: large, leaning, with a light edge. */
function drawSound({ language, line }: Manuscript, item: Extract<Item, { kind: 'sound' }>, frame: Box, palette: Palette): string {
  const text = wordsIn(item.words, language);
  const set = (em: number): LetteredBlock =>
    (language === 'ja' ? letterVertically : letterHorizontally)(text, { language, voice: 'loud', size: em, measure: 1e6 });
  const wished = set(item.size * frame.height);
  const room = Math.min(1, (frame.height * 0.84) / wished.height, (frame.width * 0.9) / wished.width);
  const block = room < 1 ? set(wished.size * room) : wished;
  const { size } = block;
  const inside = (share: number, start: number, length: number, own: number): number =>
    start + clamp(share * length, own / 2 + size * 0.2, length - own / 2 - size * 0.2);
  const [x, y] = [inside(item.at[0], frame.x, frame.width, block.width), inside(item.at[1], frame.y, frame.height, block.height)];
  const edge = `stroke="${palette.light === '#17151a' ? '#fff' : palette.light}" stroke-width="${round(Math.max(line * 2.2, size * 0.13))}" stroke-linejoin="round"`;
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${item.angle})"><path d="${block.d}" fill="none" ${edge}/><path d="${block.d}" fill="${item.paint}" stroke="${palette.ink}" stroke-width="${round(line * 0.5)}"/></g>`;
}

function drawSign({ language }: Manuscript, item: Extract<Item, { kind: 'sign' }>, frame: Box): string {
  const size = item.size * frame.height;
  const text = wordsIn(item.words, language);
  const setting = { language, voice: 'loud', size, measure: 1e6 } as const;
  const block = item.upright
    ? letterVertically(text, setting)
    : letterHorizontally(text, { ...setting, measure: widthOf(text, faceFor(language, 'loud'), size) + size });
  return `<path transform="translate(${round(frame.x + item.at[0] * frame.width)} ${round(frame.y + item.at[1] * frame.height)})" d="${block.d}" fill="${item.paint}"/>`;
}
