/**
 * Store for values that expire, such as tickets (one-time tokens), captchas and launch tokens. All instances share
 * it.
 */
export interface EphemeralStore {
  readonly set: (key: string, value: string, milliseconds: number) => Promise<void>;
  /**
   * Sets the value and returns true if the key has no value. Otherwise returns false. If several callers set the same
   * key at the same time, only one caller gets true.
   */
  readonly setIfAbsent: (key: string, value: string, milliseconds: number) => Promise<boolean>;
  /**
   * Returns the value and deletes it, so that later calls return undefined. Returns undefined if the key has no value.
   */
  readonly consume: (key: string) => Promise<string | undefined>;
}

/**
 * Channel for messages from one gateway instance to all instances, including the sender. A subscriber does not receive
 * messages that were published before its subscription.
 */
export interface PubSub {
  readonly publish: (message: string) => Promise<void>;
  readonly subscribe: (listener: (message: string) => void) => void;
}

export interface SharedStore {
  readonly ephemeralStore: EphemeralStore;
  readonly pubSub: PubSub;
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}
