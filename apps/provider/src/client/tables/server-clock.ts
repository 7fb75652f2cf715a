/**
 * Clock with the time of the server, independent of the clock of the device. Each response contains the server time at
 * which it was sent. The longer a response takes, the more the computed server time is too early. So the clock uses the
 * fastest response, which has the largest difference between server time and device time.
 */
export interface ServerClock {
  /** Server time in epoch milliseconds. */
  readonly now: () => number;
  /** Corrects the clock with the server time from a response or an event, in epoch milliseconds. */
  readonly sample: (serverNow: number) => void;
}

/**
 * Creates the clock. `monotonic` returns a time in milliseconds that does not change when the device clock is set.
 */
export const createServerClock = (monotonic: () => number = () => performance.now()): ServerClock => {
  let offset = -Infinity;
  return {
    now: () => monotonic() + (Number.isFinite(offset) ? offset : 0),
    sample: (serverNow) => void (offset = Math.max(offset, serverNow - monotonic())),
  };
};
