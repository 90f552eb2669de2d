import type { OwnWorkQuery, OwnWorkQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const OwnWork: PersistedDocument<OwnWorkQuery, OwnWorkQueryVariables> = {
  name: 'OwnWork',
  hash: 'd5d2a83aa149e74fb5ad4898440a39cef8c161af15292a3d2dffcb64d3a95e21',
  text: "query OwnWork($id:ID!$language:Language!$page:Int!){genres(language:$language){name(language:$language)slug}viewer{id ownWork(id:$id){...OwnWorkScreen_work}}}fragment Cover_picture on Picture{dominantColor height sources{type url width}thumbhash width}fragment OwnWorkScreen_work on OwnWork{chapters(page:$page perPage:100){items{id isHidden isShown number pagesCount publishAt state title}position{page perPage totalItems}}chaptersCount cover{...Cover_picture}credits{name role}description direction draftsCount format genres{slug}id isHidden isSensitive language review status title titleReading twin{id}work{id}}",
};
