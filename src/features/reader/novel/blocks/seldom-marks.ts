import blocks from './BlockView.module.css';
import note from './NoteMark.module.css';
import picture from './PictureBlock.module.css';
import runs from './Runs.module.css';

const OF_BLOCKS = [blocks.heading, blocks.verse, blocks.sceneBreak, blocks.pageBreak, picture.figure];
const OF_RUNS = [runs.ruby, runs.upright, runs.long, runs.script, runs.emphasis, note.held];

/** In HTML; no words of a text can say so, as their quotes are escaped. */
const MARKS = [' data-indent="', ' data-align="', ...[...OF_BLOCKS, ...OF_RUNS].map((name) => ` class="${name}"`)];

/** Whether `html`, blocks of a text as they are rendered, has anything that the layer 'seldom' styles. */
export function hasSeldomMarks(html: string): boolean {
  return MARKS.some((mark) => html.includes(mark));
}
