/**
 * Provider time on a device whose clock may be wrong. Each sample is the server time of a response. The sample with the
 * shortest delay is the most exact, so the largest offset is used.
 */
export interface ServerClock {
  /** Epoch milliseconds of the provider. */
  readonly now: () => number;
  /** Adds the server time of a response or event. */
  readonly sample: (serverNow: number) => void;
}

/** Creates the clock. `monotonic` in milliseconds, independent of changes to the device clock. */
export const createServerClock = (monotonic: () => number = () => performance.now()): ServerClock => {
  let offset = -Infinity;
  return {
    now: () => monotonic() + (Number.isFinite(offset) ? offset : 0),
    sample: (serverNow) => void (offset = Math.max(offset, serverNow - monotonic())),
  };
};
