import { expect, test } from 'vitest';
import { countDaysJoined } from './days-joined.ts';

const manila = 'Asia/Manila';

test.each([
  ['the same day', '2026-03-01T01:00:00Z', '2026-03-01T15:59:00Z', 0],
  ["a minute later, past the merchant's midnight", '2026-03-01T15:59:00Z', '2026-03-01T16:00:00Z', 1],
  ['a leap day', '2028-02-28T00:00:00Z', '2028-03-01T00:00:00Z', 2],
  ['a year', '2025-11-20T05:00:00Z', '2026-11-20T05:00:00Z', 365],
  ['a device clock that is behind', '2026-03-02T00:00:00Z', '2026-02-27T00:00:00Z', 0],
])('counts the days since registration: %s', (_, joined, now, days) => {
  expect(countDaysJoined(joined, manila, new Date(now))).toBe(days);
});

test('ignores an hour that daylight saving time skips', () => {
  expect(countDaysJoined('2026-03-28T23:30:00Z', 'Europe/Malta', new Date('2026-03-29T21:30:00Z'))).toBe(0);
});
