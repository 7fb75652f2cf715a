import { expect, test } from 'vitest';
import { type Lottery, listIssuesBefore, listIssuesFrom, currentIssue } from './schedule.ts';

const lottery = (schedule: Lottery['schedule'], closesBefore: number): Lottery => ({
  code: 'X',
  family: 'SSC',
  names: {},
  schedule,
  closesBefore,
  position: 0,
  isActive: true,
});
const everyMinute = lottery({ kind: 'interval', seconds: 60 }, 5);
/** Weekly lottery with draws on Tuesdays at 16:30 in UTC+7 (09:30 UTC). The weekday 1 is Tuesday. */
const tuesdays = lottery({ kind: 'weekly', minute: 16 * 60 + 30, weekdays: [1] }, 600);

test('numbers the draws of an interval lottery from midnight in Vietnam', () => {
  expect(currentIssue(everyMinute, new Date('2026-11-19T17:00:00Z'))).toEqual({
    numero: '202611200001',
    opensAt: new Date('2026-11-19T16:59:55Z'),
    closesAt: new Date('2026-11-19T17:00:55Z'),
    drawsAt: new Date('2026-11-19T17:01:00Z'),
  });
});

test('numbers the draw at midnight as the last one of the previous day', () => {
  expect(currentIssue(everyMinute, new Date('2026-11-19T16:59:30Z')).numero).toBe('202611191440');
});

test('assigns the closing time to the next issue, which opens when the previous one closes', () => {
  const issues = listIssuesFrom(everyMinute, new Date('2026-11-19T17:00:55Z'), 3);
  expect(issues.map(({ numero }) => numero)).toEqual(['202611200002', '202611200003', '202611200004']);
  for (const [index, issue] of issues.slice(1).entries()) expect(issue.opensAt).toEqual(issues[index]!.closesAt);
});

test('schedules a weekly lottery on its weekday across the end of a month', () => {
  const issues = listIssuesFrom(tuesdays, new Date('2026-11-20T08:00:00Z'), 3);
  expect(issues.map(({ numero }) => numero)).toEqual(['20261124', '20261201', '20261208']);
  expect(issues[0]!.drawsAt).toEqual(new Date('2026-11-24T09:30:00Z'));
  expect(issues[0]!.opensAt).toEqual(new Date('2026-11-17T09:20:00Z'));
});

test('lists past issues, the latest first', () => {
  expect(listIssuesBefore(everyMinute, new Date('2026-11-19T17:01:00Z'), 2).map(({ numero }) => numero)).toEqual([
    '202611200001',
    '202611191440',
  ]);
  expect(listIssuesBefore(tuesdays, new Date('2026-11-20T08:00:00Z'), 2).map(({ numero }) => numero)).toEqual([
    '20261117',
    '20261110',
  ]);
});
