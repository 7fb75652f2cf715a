import { expect, it } from 'vitest';
import { getMissionStreak } from './mission-rewards.ts';

const merchant = { timeZone: 'Asia/Manila' } as Parameters<typeof getMissionStreak>[0]['merchant'];
/** Creates claims on the given days of November 2026, at noon in the brand's time zone. */
const claimOn = (days: readonly number[], source: 'MISSION' | 'PROMOTION' = 'MISSION') =>
  new Map(
    days.map((day) => {
      const claim = { claimedAt: new Date(Date.UTC(2026, 10, day, 4)), source };
      return [`m:${day}`, claim] as const;
    }),
  ) as unknown as Parameters<typeof getMissionStreak>[0]['claims'];
const getStreak = (claims: ReturnType<typeof claimOn>) => getMissionStreak({ claims, today: '2026-11-20', merchant });

it.each([
  ['no claims', [], 0],
  ['a claim of today', [20], 1],
  ['claims until yesterday', [17, 18, 19], 3],
  ['claims until today', [17, 18, 19, 20], 4],
  ['a day without a claim before today', [17, 18, 20], 1],
  ['a day without a claim before yesterday', [16, 17, 18], 0],
] as const)('counts the days in a row with %s', (_, days, streak) => {
  expect(getStreak(claimOn(days))).toBe(streak);
});

it('counts a day by the time zone of the brand, and other rewards not at all', () => {
  const late = new Map([
    ['m', { source: 'MISSION', claimedAt: new Date('2026-11-19T15:59:00Z') }],
    ['n', { source: 'MISSION', claimedAt: new Date('2026-11-19T16:01:00Z') }],
  ]) as unknown as ReturnType<typeof claimOn>;
  expect(getStreak(late)).toBe(2);
  expect(getStreak(claimOn([19, 20], 'PROMOTION'))).toBe(0);
});
