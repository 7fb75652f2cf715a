/** Short-lived values that all instances share: tickets, captchas, launch tokens. */
export interface EphemeralStore {
  readonly set: (key: string, value: string, milliseconds: number) => Promise<void>;
  /** Sets the value if the key has none. Returns true for exactly one of several concurrent callers. */
  readonly setIfAbsent: (key: string, value: string, milliseconds: number) => Promise<boolean>;
  /** Returns and deletes the value: later calls return undefined. */
  readonly consume: (key: string) => Promise<string | undefined>;
}

/** Messages from one instance to all instances, itself included. They are not stored for later subscribers. */
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
