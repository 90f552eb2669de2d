import type { Language } from '#graphql/generated/graphql.ts';
import type { SpeechPlace } from '#machines/speech/index.ts';
import { blocksOf, textEdge } from '../../place/text-edge.ts';
import { readBlock, type LaidBlock } from '../blocks/block-text.ts';
import { showWords } from '../stages/show-words.ts';
import { markText } from '../text-marks.ts';
import { sentencesOf, type Sentence } from './sentences.ts';
import type { SpokenText } from './speaker.ts';

interface ReadChapter {
  readonly blocks: readonly HTMLElement[];
  readonly texts: readonly LaidBlock[];
  readonly sentences: readonly Sentence[];
}

/** The sentences of the chapter that stands on the page; it is read when the first of them is asked for. */
export class ChapterSpeech implements SpokenText {
  readonly language: Language;
  #chapter: ReadChapter | undefined;

  constructor(language: Language) {
    this.language = language;
  }

  readonly sentence = (at: number): string => this.#read().sentences[at]?.said ?? '';

  /** The first sentence that has not wholly passed the reading edge. */
  placeAtEdge(): SpeechPlace {
    const { blocks, sentences } = this.#read();
    const { index, offset } = textEdge(blocks);
    const at = sentences.findIndex(({ block, end }) => block > index || (block === index && end > offset));
    return { at: Math.max(at, 0), count: sentences.length };
  }

  /** Marks a sentence and keeps it in sight. */
  show(at: number): void {
    const { blocks, texts, sentences } = this.#read();
    const sentence = sentences[at];
    const ranges = (sentence && texts[sentence.block]?.rangesOf(sentence.start, sentence.end)) ?? [];
    markText('spoken', ranges);
    const [range] = ranges;
    if (sentence && range) showWords(blocks, sentence.block, sentence.start, range);
  }

  hide(): void {
    markText('spoken', []);
  }

  #read(): ReadChapter {
    if (this.#chapter === undefined) {
      const blocks = blocksOf(document);
      const texts = blocks.map(readBlock);
      this.#chapter = { blocks, texts, sentences: sentencesOf(texts, this.language) };
    }
    return this.#chapter;
  }
}
