import type { UploadPageQuery, UploadPageQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const UploadPage: PersistedDocument<UploadPageQuery, UploadPageQueryVariables> = {
  name: 'UploadPage',
  hash: '3a9f05ee4f2ae777787c0ee1dc6e483f9fd0777e51647816331aa979b41d7583',
  text: "query UploadPage($page:Int!){viewer{id ownWorks(page:$page perPage:100){items{...UploadScreen_work}position{page perPage totalItems}}}}fragment Cover_picture on Picture{dominantColor height sources{type url width}thumbhash width}fragment UploadScreen_work on OwnWork{changedAt chaptersCount cover{...Cover_picture}format id isHidden language review title work{id viewsCount}}",
};
