import type { RemoveAvatarMutation, RemoveAvatarMutationVariables } from '../graphql.ts';
import type { PersistedDocument } from '../../document/persisted-document.ts';

export const RemoveAvatar: PersistedDocument<RemoveAvatarMutation, RemoveAvatarMutationVariables> = {
  name: 'RemoveAvatar',
  hash: 'f50c136f5aeaf396eb573c38de051a95e94182c8b88906232a31549f0adc15a4',
  text: "mutation RemoveAvatar{removeAvatar{id}}",
};
