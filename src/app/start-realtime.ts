import type { StoredLogin } from '#machines/auth/index.ts';
import { realtimeActors, realtimeMachine, type RealtimeFact, type RealtimePorts } from '#machines/realtime/index.ts';
import { createActor } from 'xstate';
import type { BootState } from './boot-state.ts';

/** The private channel of whoever is signed in. */
export interface PrivateChannel {
  /** Null: nobody's. */
  readonly listenFor: (login: StoredLogin | null) => void;
}

/** Starts the statechart of the push connection; its client is fetched when the first reader signs in. */
export function startRealtime(address: BootState['realtime'], hear: (fact: RealtimeFact) => void): PrivateChannel {
  let ports: RealtimePorts | undefined;
  const connect: RealtimePorts['connect'] = (subscriber, tell) => {
    if (ports === undefined) throw new Error('The push client is not loaded yet.');
    return ports.connect(subscriber, tell);
  };
  const realtime = createActor(realtimeMachine.provide({ actors: realtimeActors({ connect }) }), { id: 'realtime' });
  realtime.on('*', hear);
  realtime.start();
  addEventListener('online', () => realtime.send({ type: 'network.returned' }));
  let wanted: StoredLogin | null = null;
  return {
    listenFor: (login) => {
      wanted = login;
      if (login === null || address === null) return realtime.send({ type: 'realtime.disconnect' });
      void connectAs(login, address);
    },
  };

  async function connectAs(login: StoredLogin, place: Exclude<BootState['realtime'], null>): Promise<void> {
    ports ??= await loadClient(place);
    if (wanted === login) realtime.send({ type: 'realtime.connect', subscriber: { userId: login.user.id, token: login.token } });
  }
}

async function loadClient(address: Exclude<BootState['realtime'], null>): Promise<RealtimePorts> {
  const { pushConnection } = await import('#src/adapters/realtime/push-connection.ts');
  return pushConnection(address, new URL(location.href));
}
