import type { Clock } from '../clock/clock.ts';
import { minutes } from '../clock/durations.ts';

/** Period in milliseconds in which equal rejections of an operator are written to the audit log only once. */
const windowMs = minutes(10);
/**
 * Maximum number of rejected read calls of one operator that one gateway writes to the audit log in a window (see
 * `windowMs`).
 */
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
  /** Number of rejections that were not recorded since the last entry. */
  unrecorded: number;
}

/**
 * Creates the filter of rejected read calls for the audit log. A page of the console can repeat a read call every few
 * seconds, and each entry locks a chain of the log. The filter therefore selects only the first of equal rejections,
 * and limits the number of entries per operator.
 */
export const createReadRejectionFilter = (clock: Clock) => {
  const windows = new Map<string, Window>();

  const getWindow = (operatorId: string, now: number): Window => {
    const current = windows.get(operatorId);
    if (current && current.endsAt > now) return current;
    // Removes windows (periods of counting) that have ended, unless they contain rejections that no entry of the log
    // counts yet.
    for (const [id, { endsAt, unrecorded }] of windows) if (endsAt <= now && unrecorded === 0) windows.delete(id);
    const next = { endsAt: now + windowMs, recorded: new Set<string>(), unrecorded: current?.unrecorded ?? 0 };
    windows.set(operatorId, next);
    return next;
  };

  const toKey = ({ tokenId, operation, brand, path, errorCode }: RejectedRead): string =>
    JSON.stringify([tokenId, operation, brand, path, errorCode]);

  return {
    /**
     * Decides if a rejection is written to the audit log. If not, returns undefined. If so, returns the number of
     * earlier rejections of this operator that were not written since the last entry.
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
     * Undoes `select` if the entry of a selected rejection could not be written. `unrecorded` is the number that
     * `select` returned. The next equal rejection is then selected, and its number includes this rejection.
     */
    restore: (read: RejectedRead, unrecorded: number): void => {
      const window = getWindow(read.operatorId, clock.now().getTime());
      window.recorded.delete(toKey(read));
      window.unrecorded += unrecorded + 1;
    },
  };
};
