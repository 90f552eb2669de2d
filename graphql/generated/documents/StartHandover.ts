import type { StartHandoverMutation, StartHandoverMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const StartHandover: PersistedDocument<StartHandoverMutation, StartHandoverMutationVariables> = {
  name: 'StartHandover',
  hash: 'e58cee0ce7c733a7a603c00a7369938d63afb946f2afbb033d64dbe584d049ff',
  text: "mutation StartHandover($to:Language!){startHandover(to:$to){code url}}",
};
