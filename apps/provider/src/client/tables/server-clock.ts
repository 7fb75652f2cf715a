/**
 * Time of the provider on a device whose clock may be wrong. Each response has the server time at which it was sent.
 * Its delay on the way makes that time look too early, so the clock uses the response with the largest difference
 * between server time and device time.
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
