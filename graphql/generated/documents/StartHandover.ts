import type { StartHandoverMutation, StartHandoverMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const StartHandover: PersistedDocument<StartHandoverMutation, StartHandoverMutationVariables> = {
  name: 'StartHandover',
  hash: '76d3050d8cd8c16dc0e8fadaf99f76bb02060c5d432bc4cabfb57d66ab68c0af',
  text: "mutation StartHandover($to:Language!){startHandover(to:$to){url}}",
};
