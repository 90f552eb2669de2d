import { randomUUID } from 'node:crypto';
import type { Notices } from '../platform/notices/notices.ts';
import type { ChannelTable } from './channel-table.ts';

export interface SharedPresenceOptions {
  readonly channels: ChannelTable;
  readonly notices: Notices;
  /** Milliseconds after which a process that says nothing is taken for gone. */
  readonly silence: number;
  readonly now: () => number;
}

/** Tells the other processes who is present here, and keeps who is present there. */
export class SharedPresence {
  readonly #options: SharedPresenceOptions;
  readonly #id = randomUUID();
  #version = 0;
  #isStopped = false;

  constructor(options: SharedPresenceOptions) {
    this.#options = options;
    const { channels, notices, now } = options;
    channels.onPresent((channel) => this.#tell(channel));
    notices.onTold('presence', ({ hub, channel, version, members }) =>
      channels.changeOthers(channel, (others) => others.put(hub, channel, { version, members }, now())),
    );
    notices.onTold('hubHere', ({ hub, asks }) => {
      channels.others.heard(hub, now());
      if (asks) this.#tellAll();
    });
    notices.onTold('hubGone', ({ hub }) => this.#forget(hub));
    notices.onMissed(() => {
      this.meet();
      this.#tellAll();
    });
  }

  /** Asks the others who is present there. */
  meet(): void {
    void this.#options.notices.tell({ topic: 'hubHere', told: { hub: this.#id, asks: true } });
  }

  /** Says that this process lives, where that matters, and forgets those that do not. */
  sweep(): void {
    const { channels, notices, silence, now } = this.#options;
    if (channels.presentNames().length > 0) void notices.tell({ topic: 'hubHere', told: { hub: this.#id, asks: false } });
    for (const hub of channels.others.silentSince(now() - silence)) this.#forget(hub);
  }

  stop(): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    if (this.#version > 0) void this.#options.notices.tell({ topic: 'hubGone', told: { hub: this.#id } });
  }

  #tellAll(): void {
    for (const channel of this.#options.channels.presentNames()) this.#tell(channel);
  }

  #tell(channel: string): void {
    if (this.#isStopped) return;
    this.#version += 1;
    const members = [...this.#options.channels.membersHere(channel).values()];
    void this.#options.notices.tell({ topic: 'presence', told: { hub: this.#id, channel, version: this.#version, members } });
  }

  #forget(hub: string): void {
    const { channels } = this.#options;
    for (const name of channels.others.channelsOf(hub)) channels.changeOthers(name, (others) => others.empty(hub, name));
    channels.others.forget(hub);
  }
}
