import type { Member } from './push-connection.ts';

interface RemoteHub {
  heardAt: number;
  readonly channels: Map<string, { readonly version: number; readonly members: readonly Member[] }>;
}

/** Who is present by sockets of other processes, as each of them tells: all its members of a channel whenever they change. */
export class RemoteMembers {
  readonly #hubs = new Map<string, RemoteHub>();

  of(channel: string): readonly Member[] {
    return [...this.#hubs.values()].flatMap(({ channels }) => channels.get(channel)?.members ?? []);
  }

  /** A word that was overtaken by a later one of the same hub about the channel changes nothing. */
  put(hub: string, channel: string, told: { readonly version: number; readonly members: readonly Member[] }, now: number): void {
    const { channels } = this.#heard(hub, now);
    if (told.version > (channels.get(channel)?.version ?? 0)) channels.set(channel, told);
  }

  heard(hub: string, now: number): void {
    this.#heard(hub, now);
  }

  /** Hubs that have said nothing since. */
  silentSince(time: number): readonly string[] {
    return [...this.#hubs].filter(([, { heardAt }]) => heardAt < time).map(([hub]) => hub);
  }

  empty(hub: string, channel: string): void {
    this.#hubs.get(hub)?.channels.delete(channel);
  }

  channelsOf(hub: string): readonly string[] {
    return [...(this.#hubs.get(hub)?.channels.keys() ?? [])];
  }

  forget(hub: string): void {
    this.#hubs.delete(hub);
  }

  #heard(hub: string, now: number): RemoteHub {
    const known = this.#hubs.get(hub) ?? { heardAt: now, channels: new Map() };
    known.heardAt = now;
    this.#hubs.set(hub, known);
    return known;
  }
}
