import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { limitWords } from './limit-words.ts';
import type { UploadProblem, UploadProblemCode } from '../upload-view.ts';

interface Said {
  /** The bound that was crossed, as it is read; empty where it is not told. */
  readonly limit: string;
}

const WORDS: Readonly<Record<UploadProblemCode, (said: Said) => ReactNode>> = {
  UNKNOWN_KIND: () => (
    <Trans>This is no kind of file that can be read here: CBZ, ZIP, EPUB, plain text, PNG, JPEG, WebP, AVIF and GIF are.</Trans>
  ),
  OTHER_ARCHIVE: () => <Trans>Archives of this kind and PDF cannot be read here. Pack the pictures as ZIP or CBZ.</Trans>,
  DRAWING_WITH_SCRIPTS: () => <Trans>SVG drawings are not taken, for they can hold scripts. Save the page as PNG or WebP.</Trans>,
  EMPTY: () => <Trans>There is nothing to read in it: neither pictures nor text.</Trans>,
  FILE_TOO_LARGE: ({ limit }) => (limit === '' ? <Trans>It is too large.</Trans> : <Trans>It is larger than {limit}.</Trans>),
  TOO_MANY_FILES: ({ limit }) => <Trans>These are more than {limit} files. Send them chapter by chapter, or pack them as ZIP.</Trans>,
  TOO_MANY_PAGES: ({ limit }) => <Trans>It has more than {limit} pages. Part it into several chapters.</Trans>,
  TOO_MANY_CHAPTERS: ({ limit }) => <Trans>The work would have more than {limit} chapters. Make a second work of the rest.</Trans>,
  TOO_MANY_PIXELS: ({ limit }) => (
    <Trans>The picture has more than {limit} pixels. Make it smaller, or cut a long strip into pieces.</Trans>
  ),
  SIDE_TOO_LONG: ({ limit }) => (
    <Trans>A side of the picture is longer than {limit} pixels. Make it smaller, or cut a long strip into pieces.</Trans>
  ),
  DAMAGED: () => <Trans>It is damaged and cannot be read to its end. Save or pack it anew.</Trans>,
  CHECKSUM: () => <Trans>It arrived otherwise than it was sent. Try it again.</Trans>,
  PASSWORD: () => <Trans>It is locked with a password. Pack it without one.</Trans>,
  COPY_PROTECTED: () => <Trans>It is protected against copying (DRM), so that nobody can read it here.</Trans>,
  DANGEROUS: () => <Trans>It is built in a way that could do harm, and is not opened.</Trans>,
  TOO_HEAVY: () => <Trans>It takes too much time or memory to open. Pack it anew, or part it.</Trans>,
  OTHER_FORMAT: () => <Trans>A comic takes pictures, a novel takes text: this is the other one.</Trans>,
  SEVERAL_CHAPTERS: () => <Trans>It holds several chapters, but only one is being replaced. Send that one alone.</Trans>,
  NO_ROOM: () => <Trans>There is no room for it now. Finish or drop other uploads, and try it again.</Trans>,
  UNREADABLE: () => <Trans>The browser can no longer read this file: it was moved, changed or deleted. Choose it again.</Trans>,
  NOT_YOURS: () => <Trans>The work it was for is no longer there.</Trans>,
  BLOCKED: () => <Trans>This account may not upload or publish any more. Write to us if you think that is a mistake.</Trans>,
  UNTOLD: () => <Trans>It was all sent a while ago and is no longer under way. See what stands here before you send it again.</Trans>,
  FAULT: () => <Trans>Something went wrong on our side. Try it again.</Trans>,
  OTHER: () => <Trans>It cannot be taken like this.</Trans>,
};

/** One sentence that says which file is not taken and why. */
export function ProblemWords({ problem }: { readonly problem: UploadProblem }) {
  const { i18n } = useLingui();
  const { code, file, limit } = problem;
  const words = WORDS[code]({
    limit: limit === null ? '' : code === 'FILE_TOO_LARGE' ? limitWords(limit, i18n.locale) : limit.toLocaleString(i18n.locale),
  });
  if (file === null) return words;
  return (
    <>
      <bdi>{file}</bdi>
      {': '}
      {words}
    </>
  );
}
