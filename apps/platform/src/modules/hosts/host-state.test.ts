import { expect, it } from 'vitest';
import { days, hours, minutes } from '../../core/clock/durations.ts';
import { applyCheck, type CheckResult, getEnd } from './host-state.ts';
import type { HostRow } from './hosts.tables.ts';

const start = new Date('2026-11-26T10:00:00Z');
const after = (time: number): Date => new Date(start.getTime() + time);
const missing = { reason: 'recordMissing', found: null } as const;
const differs = { reason: 'recordDiffers', found: 'x' } as const;

const waiting: HostRow = {
  brand: 'plenty',
  host: 'play.example',
  token: 'token',
  state: 'waiting',
  reason: null,
  found: null,
  method: null,
  addedBy: 'kim',
  startedAt: start,
  verifiedAt: null,
  lastCheckedAt: null,
  lostSince: null,
  nextCheckAt: start,
  attempts: 0,
};
const check = (row: HostRow, result: CheckResult, at: Date): HostRow => ({ ...row, ...applyCheck(row, result, at) });

it('waits longer after each check that finds no record, and at most six hours', () => {
  let row = waiting;
  const delays: number[] = [];
  for (let index = 0; index < 30; index += 1) {
    row = check(row, missing, start);
    delays.push(row.nextCheckAt.getTime() - start.getTime());
  }
  expect(delays.slice(0, 3)).toEqual([minutes(1), minutes(2), minutes(4)]);
  expect(delays.at(-1)).toBe(hours(6));
});

it('fails with the reason, and expires after 14 days', () => {
  expect(check(waiting, differs, start)).toMatchObject({ state: 'failed', reason: 'recordDiffers', found: 'x' });
  expect(getEnd(waiting)).toEqual(after(days(14)));
  expect(check(waiting, missing, after(days(14) - 1)).state).toBe('waiting');
  expect(check(waiting, missing, after(days(14))).state).toBe('expired');
  expect(check(waiting, { method: 'txt' }, after(days(14))).state).toBe('verified');
});

it('warns with a date when the record of a verified host is lost, and ends the host at this date', () => {
  const verified = check(waiting, { method: 'txt' }, start);
  expect(verified).toMatchObject({ state: 'verified', method: 'txt', verifiedAt: start, lostSince: null });
  expect(getEnd(verified)).toBeUndefined();
  const lost = check(verified, missing, after(days(30)));
  expect(lost).toMatchObject({ state: 'verified', lostSince: after(days(30)), verifiedAt: start });
  expect(getEnd(lost)).toEqual(after(days(44)));
  expect(check(lost, missing, after(days(43))).state).toBe('verified');
  expect(check(lost, differs, after(days(44))).state).toBe('expired');
  const found = check(lost, { method: 'cname' }, after(days(43)));
  expect(found).toMatchObject({ state: 'verified', lostSince: null, reason: null, method: 'cname', verifiedAt: start });
});

it('does not end a verified host while the name servers do not respond', () => {
  const verified = check(waiting, { method: 'txt' }, start);
  const failure = { reason: 'dnsFailed', found: 'ETIMEOUT' } as const;
  const unknown = check(verified, failure, after(days(1)));
  expect(unknown).toMatchObject({ state: 'verified', reason: 'dnsFailed', lostSince: null });
  expect(check(unknown, failure, after(days(90))).state).toBe('verified');
  const lost = check(check(verified, missing, after(days(1))), failure, after(days(90)));
  expect(lost.state).toBe('verified');
  expect(getEnd(lost)).toBeUndefined();
});
