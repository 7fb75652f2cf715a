/** Small things that live for a short while and that every instance must see: tickets, captchas, launch tokens. */
export interface ShortLived {
  readonly put: (key: string, value: string, milliseconds: number) => Promise<void>;
  /** Like `put`, where there is nothing yet: true for the one of many at once who came first. */
  readonly putFirst: (key: string, value: string, milliseconds: number) => Promise<boolean>;
  /** Gives the value once: whoever asks next finds nothing. */
  readonly take: (key: string) => Promise<string | undefined>;
}

/** What one instance tells all the others, itself included. Not kept for those who were not listening. */
export interface Bus {
  readonly publish: (message: string) => Promise<void>;
  readonly subscribe: (listener: (message: string) => void) => void;
}

export interface SharedState {
  readonly shortLived: ShortLived;
  readonly bus: Bus;
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}
