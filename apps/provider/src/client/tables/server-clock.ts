/**
 * The provider's time on a device whose clock may be wrong. Each sample says when an answer was made; the one that
 * travelled fastest is the nearest to the truth, so the largest offset ever seen is kept.
 */
export interface ServerClock {
  /** Epoch milliseconds at the provider. */
  readonly now: () => number;
  /** `serverNow` as an answer or event says it. */
  readonly sample: (serverNow: number) => void;
}

/** `monotonic` in milliseconds: never set back, whatever happens to the device's clock. */
export const createServerClock = (monotonic: () => number = () => performance.now()): ServerClock => {
  let offset = -Infinity;
  return {
    now: () => monotonic() + (Number.isFinite(offset) ? offset : 0),
    sample: (serverNow) => void (offset = Math.max(offset, serverNow - monotonic())),
  };
};
