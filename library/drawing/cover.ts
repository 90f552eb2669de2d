import { round } from './geometry.ts';
import { letterHorizontally, letterVertically } from './lettering.ts';
import type { LetteredBlock } from './lettering.ts';
import { drawPage } from './page.ts';
import type { Manuscript } from './page.ts';
import type { Palette } from './palette.ts';
import type { PanelSpec } from './scene.ts';

/** A cover is one picture at 2:3 with the title lettered over it and a lacquer band that ties our works together. */
export interface CoverSpec {
  readonly palette: Palette;
  readonly picture: PanelSpec;
  readonly title: string;
  readonly by: string;
  readonly titleSize: number;
  /** Where the title's middle lies, in shares of the cover. */
  readonly at: readonly [number, number];
  readonly paint: string;
  readonly edge: string;
  readonly band: string;
}

const WIDTH = 1000;
const HEIGHT = 1500;
const WIDEST = 880;

export function drawCover(language: 'vi' | 'ja', spec: CoverSpec, name: string): string {
  const manuscript: Manuscript = {
    sheet: { width: WIDTH, height: HEIGHT, margin: 0, gutter: [0, 0], rightToLeft: false },
    language,
    line: 6,
    letters: 40,
    paper: '#fff',
  };
  const page = drawPage(manuscript, { palette: spec.palette, rows: [{ height: 1, panels: [spec.picture], bleed: true }] }, name);
  return page.svg.replace('</svg>', `${titleOf(language, spec)}${bandOf(language, spec)}</svg>`);
}

function titleOf(language: 'vi' | 'ja', { title, titleSize: size, at: [x, y], paint, edge }: CoverSpec): string {
  const set = (em: number): LetteredBlock =>
    (language === 'ja' ? letterVertically : letterHorizontally)(title, { language, voice: 'loud', size: em, measure: 1e6 });
  const wished = set(size);
  const block = wished.width > WIDEST ? set((size * WIDEST) / wished.width) : wished;
  return `<g transform="translate(${round(x * WIDTH)} ${round(y * HEIGHT)})"><path d="${block.d}" fill="none" stroke="${edge}" stroke-width="${round(size * 0.2)}" stroke-linejoin="round"/><path d="${block.d}" fill="${paint}"/></g>`;
}

function bandOf(language: 'vi' | 'ja', { by, band }: CoverSpec): string {
  const setting = { language, voice: 'tell', size: 34, measure: 1e6 } as const;
  const block: LetteredBlock = letterHorizontally(by, setting);
  const seal =
    '<g transform="translate(70 1435)"><circle r="27" fill="none" stroke="#fff8e8" stroke-width="5"/><path d="M-11 -13v26M11 -13v26M-11 0h22" stroke="#fff8e8" stroke-width="6" stroke-linecap="round"/></g>';
  return `<rect y="1375" width="${WIDTH}" height="125" fill="${band}"/><rect y="1375" width="${WIDTH}" height="7" fill="#f2c46b"/>${seal}<path transform="translate(${round(WIDTH / 2)} 1440)" d="${block.d}" fill="#fff8e8"/>`;
}
