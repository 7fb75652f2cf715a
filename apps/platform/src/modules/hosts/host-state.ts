import { days, hours, minutes } from '../../core/clock/durations.ts';
import type { HostRow } from './hosts.tables.ts';
import type { ProofResult } from './proof/find-proof.ts';

/** Milliseconds within which the proof of a new host must be found. */
const waitingLife = days(14);
/** Milliseconds for which a verified host is still served after its proof has disappeared. */
const lostLife = days(14);
/**
 * Maximum of the column `attempts`, the number of failed checks. The delay between checks increases with this number
 * and reaches its own maximum earlier.
 */
const maxAttempts = 20;
const firstDelay = minutes(1);
const maxDelay = hours(6);
/** Milliseconds between two checks of a verified host. */
const verifiedInterval = hours(24);
/** Milliseconds between two checks of a verified host whose proof has disappeared. */
const lostInterval = hours(1);

/** Columns of a host that a check can change. */
export type HostChange = Pick<
  HostRow,
  'state' | 'reason' | 'found' | 'method' | 'verifiedAt' | 'lastCheckedAt' | 'lostSince' | 'nextCheckAt' | 'attempts'
>;

/** Result of a check. `taken` means that another brand has proved control of this host or of a similar one. */
export type CheckResult = ProofResult | { readonly reason: 'taken'; readonly found: string | null };

const add = (time: Date, duration: number): Date => new Date(time.getTime() + duration);

/**
 * Returns the time at which a host expires if no check succeeds before. Returns undefined for a verified host whose
 * proof was found in the last check. Also returns undefined for a verified host whose name servers did not respond.
 */
export const getEnd = ({ state, reason, startedAt, lostSince }: HostRow): Date | undefined => {
  if (state === 'verified') return lostSince && reason !== 'dnsFailed' ? add(lostSince, lostLife) : undefined;
  return state === 'expired' ? undefined : add(startedAt, waitingLife);
};

/** Returns the new column values after a check that found the proof. */
const toVerified = (row: HostRow, method: NonNullable<HostRow['method']>, now: Date): HostChange => ({
  state: 'verified',
  reason: null,
  found: null,
  method,
  verifiedAt: row.state === 'verified' ? row.verifiedAt : now,
  lastCheckedAt: now,
  lostSince: null,
  nextCheckAt: add(now, verifiedInterval),
  attempts: 0,
});

/**
 * Returns the new column values after a check that did not find the proof of a verified host. The host stays verified
 * until the proof was missing for `lostLife`.
 */
const toLost = (row: HostRow, { reason, found }: Exclude<CheckResult, { method: unknown }>, now: Date): HostChange => {
  // If the name servers do not respond, it is unknown if the record still exists. `lostSince` is then not set, and the
  // host does not expire.
  const isUnknown = reason === 'dnsFailed';
  const lostSince = row.lostSince ?? (isUnknown ? null : now);
  const hasEnded = !isUnknown && lostSince !== null && add(lostSince, lostLife) <= now;
  return {
    state: hasEnded ? 'expired' : 'verified',
    reason,
    found,
    method: row.method,
    verifiedAt: row.verifiedAt,
    lastCheckedAt: now,
    lostSince,
    nextCheckAt: add(now, lostInterval),
    attempts: Math.min(row.attempts + 1, maxAttempts),
  };
};

/** Returns the new column values of a host after a check. */
export const applyCheck = (row: HostRow, result: CheckResult, now: Date): HostChange => {
  if ('method' in result) return toVerified(row, result.method, now);
  if (row.state === 'verified') return toLost(row, result, now);
  const hasEnded = add(row.startedAt, waitingLife) <= now;
  const failedState = result.reason === 'recordMissing' ? ('waiting' as const) : ('failed' as const);
  return {
    state: hasEnded ? 'expired' : failedState,
    reason: result.reason,
    found: result.found,
    method: null,
    verifiedAt: null,
    lastCheckedAt: now,
    lostSince: null,
    nextCheckAt: add(now, Math.min(firstDelay * 2 ** row.attempts, maxDelay)),
    attempts: Math.min(row.attempts + 1, maxAttempts),
  };
};
