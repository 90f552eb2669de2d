import { fromCallback } from 'xstate';
import type { SocketCommand, SocketFact, Subscriber } from './realtime.types.ts';

export interface RealtimePorts {
  /**
   * Opens a connection with the subscriber's private channel and tells what happens to it until it is closed, which the
   * returned function does. Throws where it cannot even begin.
   */
  readonly connect: (
    subscriber: Subscriber,
    tell: (fact: SocketFact) => void,
  ) => { readonly command: (command: SocketCommand) => void; readonly close: () => void };
}

const UNPLUGGED: RealtimePorts = {
  connect: () => {
    throw new Error('The realtime machine has no port to connect by.');
  },
};

/** The actors of the machine over these ports; without ports each throws. */
export function realtimeActors(ports: RealtimePorts = UNPLUGGED) {
  return {
    connection: fromCallback<SocketCommand, { readonly subscriber: Subscriber }>(({ input, sendBack, receive }) => {
      const connection = ports.connect(input.subscriber, sendBack);
      receive((command) => connection.command(command));
      return () => connection.close();
    }),
  };
}
