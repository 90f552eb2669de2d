import type { OwnWorkQuery, OwnWorkQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const OwnWork: PersistedDocument<OwnWorkQuery, OwnWorkQueryVariables> = {
  name: 'OwnWork',
  hash: 'b2b5ad74a64583148e057096d89845203cdc720daa7b31ce72d6d2795ec220f7',
  text: "query OwnWork($id:ID!$language:Language!$page:Int!){genres(language:$language){name(language:$language)slug}viewer{id ownWork(id:$id){...OwnWorkScreen_work}}}fragment Cover_picture on Picture{dominantColor height sources{type url width}thumbhash width}fragment OwnWorkScreen_work on OwnWork{chapters(page:$page perPage:100){items{id isHidden isShown number pagesCount publishAt state title}position{page perPage totalItems}}chaptersCount cover{...Cover_picture}credits{name role}description direction format genres{slug}id isHidden isSensitive language review status title titleReading twin{id}work{id}}",
};
