import { axesFor, boxOf } from './balloon.ts';
import type { Balloon, Manner } from './balloon.ts';
import { clamp, distance, overlapArea } from './geometry.ts';
import type { Box, Circle, Point } from './geometry.ts';
import { letter } from './lettering.ts';
import type { LetteredBlock } from './lettering.ts';
import type { DrawnFigure } from './figure.ts';

export interface Speech {
  readonly by: string | null;
  readonly text: string;
  readonly manner: Manner;
  /** Wished middle in shares of the panel. */
  readonly wish: Point | null;
  /** Factor on the page's letter size. */
  readonly scale: number;
}

export interface SpeechSetting {
  readonly language: 'vi' | 'ja';
  readonly size: number;
  readonly rightToLeft: boolean;
}

interface Trial {
  readonly balloon: Balloon;
  readonly cost: number;
}

const STEPS = 14;

/** A head with its hair, in head radii. */
const HAIR = 1.2;

/** Puts the speeches of one panel, in their order, where they cover no face and follow each other the way the page is read. */
export function placeBalloons(
  panel: Box,
  speeches: readonly Speech[],
  figures: readonly DrawnFigure[],
  taken: readonly Box[],
  setting: SpeechSetting,
): Balloon[] {
  const placed: Balloon[] = [];
  for (const speech of speeches) placed.push(bestPlace(panel, speech, figures, taken, placed, setting));
  return placed;
}

function bestPlace(
  panel: Box,
  speech: Speech,
  figures: readonly DrawnFigure[],
  taken: readonly Box[],
  placed: readonly Balloon[],
  setting: SpeechSetting,
): Balloon {
  let best: Trial | null = null;
  for (const shrink of [1, 0.94, 0.88, 0.82, 0.76]) {
    const size = setting.size * speech.scale * shrink;
    for (const block of blocksFor(speech, size, panel, setting)) {
      const trial = tryEverywhere(panel, speech, block, figures, taken, placed, setting);
      if (trial && (!best || trial.cost + (1 - shrink) * 900 < best.cost)) best = { ...trial, cost: trial.cost + (1 - shrink) * 900 };
    }
    if (best && best.cost < 700) break;
  }
  if (!best) throw new NoRoom(speech.text);
  return best.balloon;
}

/** Thrown when a speech fits nowhere into its panel, even in small letters. */
class NoRoom extends Error {
  override readonly name = 'NoRoom';

  constructor(text: string) {
    super(`No room in the panel for "${text.replaceAll('\n', ' ')}": shorten it or give the panel more height.`);
  }
}

function blocksFor({ text, manner }: Speech, size: number, panel: Box, { language }: SpeechSetting): LetteredBlock[] {
  const voice = manner === 'shout' ? 'loud' : 'talk';
  const measures =
    language === 'ja'
      ? columnsFor(text, size, panel.height)
      : [0.3, 0.44, 0.62, 0.8].map((share) => clamp(panel.width * share, size * 4, size * 13));
  return measures.map((measure) => letter(text, { language, voice, size: voice === 'loud' ? size * 0.98 : size, measure }));
}

/** Lines an author has broken stay as they are while the panel is tall enough. */
function columnsFor(text: string, size: number, height: number): number[] {
  const longest = Math.max(...text.split('\n').map((line) => Array.from(line).length));
  const natural = longest * size + 1;
  const fits = natural < height * 0.72 && (text.includes('\n') || longest <= 9);
  return fits ? [natural] : [0.34, 0.5, 0.66].map((share) => Math.min(size * 9.2, height * share));
}

function tryEverywhere(
  panel: Box,
  speech: Speech,
  block: LetteredBlock,
  figures: readonly DrawnFigure[],
  taken: readonly Box[],
  placed: readonly Balloon[],
  setting: SpeechSetting,
): Trial | null {
  const { rx, ry } = axesFor(block, speech.manner);
  const margin = speech.manner === 'talk' || speech.manner === 'whisper' ? 10 : Math.max(rx, ry) * 0.16 + 4;
  const room = {
    x: panel.x + rx + margin,
    y: panel.y + ry + margin,
    width: panel.width - 2 * (rx + margin),
    height: panel.height - 2 * (ry + margin),
  };
  if (room.width < 0 || room.height < 0) return null;
  const speaker = figures.find(({ name }) => name === speech.by) ?? null;
  let best: Trial | null = null;
  for (let row = 0; row <= STEPS; row += 1) {
    for (let column = 0; column <= STEPS; column += 1) {
      const centre: Point = [room.x + (room.width * column) / STEPS, room.y + (room.height * row) / STEPS];
      const balloon: Balloon = { centre, rx, ry, manner: speech.manner, block, speaker };
      const cost = costOf(balloon, panel, speech, figures, taken, placed, setting);
      if (!best || cost < best.cost) best = { balloon, cost };
    }
  }
  return best;
}

function costOf(
  balloon: Balloon,
  panel: Box,
  { wish }: Speech,
  figures: readonly DrawnFigure[],
  taken: readonly Box[],
  placed: readonly Balloon[],
  { rightToLeft }: SpeechSetting,
): number {
  const { centre, speaker, rx, ry } = balloon;
  const box = boxOf(balloon, 6);
  const area = rx * ry;
  let cost = 0;
  for (const { face } of figures) {
    cost += faceCover(balloon, face) * 5200;
    cost += (overlapArea(box, { x: face.x - face.r * 1.1, y: face.y + face.r * 0.9, width: face.r * 2.2, height: face.r * 3 }) / area) * 90;
  }
  for (const other of placed) cost += overlapArea(box, boxOf(other, 8)) > 0 ? 1500 + (overlapArea(box, boxOf(other)) / area) * 4000 : 0;
  for (const other of taken) cost += overlapArea(box, other) > 0 ? 1200 : 0;
  const last = placed.at(-1);
  if (last && rank(centre, panel, rightToLeft) < rank(last.centre, panel, rightToLeft) + 0.06) cost += 1100;
  if (speaker) cost += (Math.max(0, distance(centre, speaker.mouth) - Math.max(rx, ry)) / Math.hypot(panel.width, panel.height)) * 420;
  cost += ((centre[1] - panel.y) / panel.height) * 130;
  if (wish) cost += Math.hypot((centre[0] - panel.x) / panel.width - wish[0], (centre[1] - panel.y) / panel.height - wish[1]) * 1400;
  return cost;
}

/** Grows in reading order: down first, then onwards. */
function rank([x, y]: Point, panel: Box, rightToLeft: boolean): number {
  const across = (x - panel.x) / panel.width;
  return ((y - panel.y) / panel.height) * 0.9 + (rightToLeft ? 1 - across : across) * 0.8;
}

/** Share of a face's radius that the balloon reaches over; 0 when it keeps clear. */
export function faceCover({ centre, rx, ry }: Balloon, face: Circle): number {
  const dx = Math.max(0, Math.abs(face.x - centre[0]) - rx * 0.9);
  const dy = Math.max(0, Math.abs(face.y - centre[1]) - ry * 0.9);
  const gap = Math.hypot(dx, dy) - face.r * HAIR;
  return gap >= 0 ? 0 : Math.min(1, -gap / face.r);
}
