import type { Resolvers } from '#graphql/generated/server.ts';
import type { ApiContext } from '../api-context.ts';

export const pictureResolvers: Resolvers<ApiContext> = {
  Picture: {
    thumbhash: (picture) => picture.thumbhash.toString('base64'),
    cropBox: (picture, _arguments, { pictures }) => pictures.cropBoxOf(picture),
    sources: (picture, _arguments, { pictures }) => pictures.sourcesOf(picture),
  },
};
