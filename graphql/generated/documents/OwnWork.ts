import type { OwnWorkQuery, OwnWorkQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const OwnWork: PersistedDocument<OwnWorkQuery, OwnWorkQueryVariables> = {
  name: 'OwnWork',
  hash: '515efb531578fd6dedde0c2057228827b232a8607cfdfa04bd15f4f39381b38d',
  text: "query OwnWork($id:ID!$language:Language!$page:Int!){genres(language:$language){name(language:$language)slug}viewer{id ownWork(id:$id){...OwnWorkScreen_work}}}fragment Cover_picture on Picture{dominantColor height sources{type url width}thumbhash width}fragment OwnWorkScreen_work on OwnWork{chapters(page:$page perPage:100){items{id isShown number pagesCount publishAt state title}position{page perPage totalItems}}chaptersCount cover{...Cover_picture}credits{name role}description direction format genres{slug}id isSensitive language review status title titleReading twin{id}work{id}}",
};
