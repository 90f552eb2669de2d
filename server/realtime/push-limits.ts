/** Bounds of the endpoint; times in milliseconds, sizes in bytes. */
export const PUSH_LIMITS = {
  connections: 20_000,
  /** With private channels of one user. */
  connectionsOfUser: 20,
  channels: 100,
  members: 100,
  /** A frame from a client. */
  clientMessage: 10_240,
  /** The data of one event that is published. */
  eventData: 102_400,
  messages: { perSecond: 50, burst: 250 },
  clientEvents: { perSecond: 10, burst: 10 },
  /** What a slow client may leave lying here before it is dropped. */
  buffered: 1_048_576,
  activityTimeout: 120_000,
  pongTimeout: 30_000,
  sweepInterval: 15_000,
};

export type PushLimits = typeof PUSH_LIMITS;
