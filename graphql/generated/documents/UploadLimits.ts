import type { UploadLimitsQuery, UploadLimitsQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const UploadLimits: PersistedDocument<UploadLimitsQuery, UploadLimitsQueryVariables> = {
  name: 'UploadLimits',
  hash: 'c656fbbf02df8194bd77d3e0f986b270b0ff0cb5653f7d9ba3a95ed7d47f823b',
  text: "query UploadLimits{uploadLimits{bytes files pages pictureBytes picturePixels pictureSide}}",
};
