import type { StoredLogin } from '#machines/auth/index.ts';
import type { RealtimePorts, Subscriber } from '#machines/realtime/index.ts';
import type { BootState } from './early/boot-state.ts';

/** The realtime machine's port, whose client is fetched when the first reader signs in: a visitor loads none. */
export class PushClient implements RealtimePorts {
  readonly #address: BootState['realtime'];
  #ports: RealtimePorts | undefined;
  #wanted: StoredLogin | null = null;

  constructor(address: BootState['realtime']) {
    this.#address = address;
  }

  /** Resolves to whom the channel is to be opened for; to null where nobody is wanted any more, or nothing is pushed. */
  async prepare(login: StoredLogin | null): Promise<Subscriber | null> {
    this.#wanted = login;
    if (login === null || this.#address === null) return null;
    this.#ports ??= await loadPorts(this.#address);
    return this.#wanted === login ? { userId: login.user.id, token: login.token } : null;
  }

  readonly connect: RealtimePorts['connect'] = (subscriber, tell) => {
    if (this.#ports === undefined) throw new Error('The push client is not loaded yet.');
    return this.#ports.connect(subscriber, tell);
  };
}

async function loadPorts(address: Exclude<BootState['realtime'], null>): Promise<RealtimePorts> {
  const { pushConnection } = await import('#src/adapters/realtime/push-connection.ts');
  return pushConnection(address, new URL(location.href));
}
