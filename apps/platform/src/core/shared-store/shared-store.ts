/** Small things that live for a short while and that every instance must see: tickets, captchas, launch tokens. */
export interface EphemeralStore {
  readonly set: (key: string, value: string, milliseconds: number) => Promise<void>;
  /** Like `put`, where there is nothing yet: true for the one of many at once who came first. */
  readonly setIfAbsent: (key: string, value: string, milliseconds: number) => Promise<boolean>;
  /** Gives the value once: whoever asks next finds nothing. */
  readonly consume: (key: string) => Promise<string | undefined>;
}

/** What one instance tells all the others, itself included. Not kept for those who were not listening. */
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
