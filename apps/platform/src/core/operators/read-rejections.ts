import type { Clock } from '../clock/clock.ts';
import { minutes } from '../clock/durations.ts';

/** Milliseconds in which equal rejections of calls of one operator are written to the audit log only once. */
const windowMs = minutes(10);
/** Maximum number of rejected read calls of one operator that one gateway writes to the audit log within `windowMs`. */
const maxRecorded = 300;

export interface RejectedRead {
  readonly operatorId: string;
  readonly tokenId: string | null;
  /** Name of the operation in the API contract. */
  readonly operation: string;
  readonly brand: string | null;
  /** Path of the call without its query. Undefined for a call that is not a GET request. */
  readonly path: string | undefined;
  readonly errorCode: string;
}

interface Window {
  readonly endsAt: number;
  readonly recorded: Set<string>;
  /** Number of rejections since the last audit log entry of this operator that were not written to the audit log. */
  unrecorded: number;
}

/**
 * Creates the filter that selects which rejected read calls are written to the audit log. A page of the console can
 * repeat a rejected call every few seconds. Each entry locks the audit log of its brand, so many entries would delay
 * other operators. The filter selects only the first of equal rejections, and limits the number of entries per
 * operator.
 */
export const createReadRejectionFilter = (clock: Clock) => {
  const windows = new Map<string, Window>();

  const getWindow = (operatorId: string, now: number): Window => {
    const current = windows.get(operatorId);
    if (current && current.endsAt > now) return current;
    // Deletes the ended windows (periods of counting) of all operators, to free memory. A window with unwritten
    // rejections stays, because the next entry of the operator must contain their number.
    for (const [id, { endsAt, unrecorded }] of windows) if (endsAt <= now && unrecorded === 0) windows.delete(id);
    const next = { endsAt: now + windowMs, recorded: new Set<string>(), unrecorded: current?.unrecorded ?? 0 };
    windows.set(operatorId, next);
    return next;
  };

  const toKey = ({ tokenId, operation, brand, path, errorCode }: RejectedRead): string =>
    JSON.stringify([tokenId, operation, brand, path, errorCode]);

  return {
    /**
     * Returns undefined if this rejection is not written to the audit log, and counts it as unwritten. Otherwise
     * returns the number of unwritten rejections of this operator since the last entry. The caller writes this number
     * to the entry.
     */
    select: (read: RejectedRead): number | undefined => {
      const window = getWindow(read.operatorId, clock.now().getTime());
      const key = toKey(read);
      if (window.recorded.has(key) || window.recorded.size >= maxRecorded) {
        window.unrecorded += 1;
        return undefined;
      }
      window.recorded.add(key);
      const { unrecorded } = window;
      window.unrecorded = 0;
      return unrecorded;
    },
    /**
     * Reverses `select` after the selected entry could not be written. `unrecorded` is the number that `select`
     * returned. The next equal rejection is then selected again, and its number includes the rejection that was lost.
     */
    restore: (read: RejectedRead, unrecorded: number): void => {
      const window = getWindow(read.operatorId, clock.now().getTime());
      window.recorded.delete(toKey(read));
      window.unrecorded += unrecorded + 1;
    },
  };
};
