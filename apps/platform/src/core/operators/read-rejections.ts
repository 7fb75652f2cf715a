import type { Clock } from '../clock/clock.ts';
import { minutes } from '../clock/durations.ts';

/** Milliseconds in which the same rejection of an operator is recorded once. */
const windowMs = minutes(10);
/** Maximum number of rejected reads of one operator that one gateway records in a window. */
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
 * Creates the filter of rejected reads for the audit log. A page of the console can repeat a read every few seconds, and
 * each entry locks a chain of the log. The filter therefore selects the first of equal rejections, and limits the
 * entries of an operator.
 */
export const createReadRejectionFilter = (clock: Clock) => {
  const windows = new Map<string, Window>();

  const getWindow = (operatorId: string, now: number): Window => {
    const current = windows.get(operatorId);
    if (current && current.endsAt > now) return current;
    // Windows that have ended are removed, unless their count is not in the log yet.
    for (const [id, { endsAt, unrecorded }] of windows) if (endsAt <= now && unrecorded === 0) windows.delete(id);
    const next = { endsAt: now + windowMs, recorded: new Set<string>(), unrecorded: current?.unrecorded ?? 0 };
    windows.set(operatorId, next);
    return next;
  };

  const toKey = ({ tokenId, operation, brand, path, errorCode }: RejectedRead): string =>
    JSON.stringify([tokenId, operation, brand, path, errorCode]);

  return {
    /**
     * Returns undefined for a rejection that is not recorded, and otherwise the number of rejections of this operator
     * that were not recorded since the last entry.
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
     * Takes back a selection whose entry could not be written. `unrecorded` is the result of the selection. The next
     * equal rejection is selected, and counts this one too.
     */
    restore: (read: RejectedRead, unrecorded: number): void => {
      const window = getWindow(read.operatorId, clock.now().getTime());
      window.recorded.delete(toKey(read));
      window.unrecorded += unrecorded + 1;
    },
  };
};
