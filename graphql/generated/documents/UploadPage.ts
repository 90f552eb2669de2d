import type { UploadPageQuery, UploadPageQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const UploadPage: PersistedDocument<UploadPageQuery, UploadPageQueryVariables> = {
  name: 'UploadPage',
  hash: '73dd9e67f539d04a298e55e516dee871ff9e74072581ebf67934d81f8188caee',
  text: "query UploadPage($page:Int!){viewer{id ownWorks(page:$page perPage:100){items{...UploadScreen_work}position{page perPage totalItems}}}}fragment Cover_picture on Picture{dominantColor height sources{type url width}thumbhash width}fragment UploadScreen_work on OwnWork{changedAt chaptersCount cover{...Cover_picture}format id language review title work{id viewsCount}}",
};
