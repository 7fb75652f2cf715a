import { days, hours, minutes } from '../../core/clock/durations.ts';
import type { HostRow } from './hosts.tables.ts';
import type { ProofResult } from './proof/find-proof.ts';

/** Time in which the proof of a new host must appear. */
const waitingLife = days(14);
/** Time for which a verified host is still served after its proof was lost. */
const lostLife = days(14);
/** Number of checks after which the delay does not grow any more. */
const maxAttempts = 20;
const firstDelay = minutes(1);
const maxDelay = hours(6);
/** Time between two checks of a verified host. */
const verifiedInterval = hours(24);
/** Time between two checks of a verified host whose proof is lost. */
const lostInterval = hours(1);

/** What a check changes. */
export type HostChange = Pick<
  HostRow,
  'state' | 'reason' | 'found' | 'method' | 'verifiedAt' | 'lastCheckedAt' | 'lostSince' | 'nextCheckAt' | 'attempts'
>;

/** Result of a check. `taken`: another brand has proved control of the host, or of one that looks like it. */
export type CheckResult = ProofResult | { readonly reason: 'taken'; readonly found: string | null };

const add = (time: Date, duration: number): Date => new Date(time.getTime() + duration);

/** Returns the time at which a host expires if no check succeeds before. Returns undefined for one that does not. */
export const getEnd = ({ state, startedAt, lostSince }: HostRow): Date | undefined => {
  if (state === 'verified') return lostSince ? add(lostSince, lostLife) : undefined;
  return state === 'expired' ? undefined : add(startedAt, waitingLife);
};

/** Returns the change after a check that found the proof. */
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

/** Returns the change of a verified host whose proof was not found. It stays verified until its end. */
const toLost = (row: HostRow, { reason, found }: Exclude<CheckResult, { method: unknown }>, now: Date): HostChange => {
  // Name servers that do not respond say nothing about the record, so they neither begin nor end the warning.
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

/** Returns the change of a host after a check. */
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
