import type { OwnWorkQuery, OwnWorkQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const OwnWork: PersistedDocument<OwnWorkQuery, OwnWorkQueryVariables> = {
  name: 'OwnWork',
  hash: 'ded8792b54eb75f53349557deea8fc0679dd1d2d4a45f101ea24d08463da7975',
  text: "query OwnWork($id:ID!$language:Language!$page:Int!){genres:genreChoices(language:$language){name(language:$language)slug}viewer{id ownWork(id:$id){...OwnWorkScreen_work}}}fragment Cover_picture on Picture{dominantColor height sources{type url width}thumbhash width}fragment OwnWorkScreen_work on OwnWork{chapters(page:$page perPage:100){items{id isHidden isShown number pagesCount publishAt state title}position{page perPage totalItems}}chaptersCount cover{...Cover_picture}credits{name role}description direction draftsCount format genres{slug}id isHidden isSensitive language review status title titleReading twin{id}work{id}}",
};
