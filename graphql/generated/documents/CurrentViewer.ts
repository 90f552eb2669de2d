import type { CurrentViewerQuery, CurrentViewerQueryVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const CurrentViewer: PersistedDocument<CurrentViewerQuery, CurrentViewerQueryVariables> = {
  name: 'CurrentViewer',
  hash: 'f031cb50bff83ff44d44d00e6b53a400871de50b6e35561ceaeea3148b29725d',
  text: "query CurrentViewer{viewer{avatar{sources{type url width}}email id language name}}",
};
