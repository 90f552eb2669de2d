import type { Rspack } from '@rsbuild/core';

const FORMAT = /^part-(?:ComicPages|NovelText)$/;
const ROUTE = /chapterId\.tsx\?tsr-split=component/;

interface Grouped {
  readonly chunkGraph: { readonly getModuleChunksIterable: (module: Rspack.Module) => Iterable<Rspack.Chunk> };
}

/**
 * The component of a chapter's route and what it shares with the parts of the formats, none of which is ever loaded without
 * it: once a page, in one file. As a cache group of the browser's build.
 */
export const chapterChunk = {
  name: 'chapter',
  chunks: (chunk: Rspack.Chunk): boolean => FORMAT.test(chunk.name ?? '') || isRoute(chunk),
  test: (module: Rspack.Module, { chunkGraph }: Grouped): boolean =>
    module.type.startsWith('javascript') && [...chunkGraph.getModuleChunksIterable(module)].some(isRoute),
  enforce: true,
};

function isRoute(chunk: Rspack.Chunk): boolean {
  return [...chunk.groupsIterable].some(({ origins }) => origins.some(({ request }) => ROUTE.test(request ?? '')));
}
