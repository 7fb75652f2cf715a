/** Store for values that expire, such as tickets, captchas and launch tokens. All instances share it. */
export interface EphemeralStore {
  readonly set: (key: string, value: string, milliseconds: number) => Promise<void>;
  /**
   * Sets the value if the key has no value, and returns true. Returns false if the key has a value. Of several
   * concurrent callers, only one gets true.
   */
  readonly setIfAbsent: (key: string, value: string, milliseconds: number) => Promise<boolean>;
  /** Returns the value and deletes it, so that later calls return undefined. */
  readonly consume: (key: string) => Promise<string | undefined>;
}

/** Messages from one instance to all instances, including the sender. A subscriber does not get earlier messages. */
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
