import { expect, it } from 'vitest';
import { isDay } from './is-day.ts';

it.each(['2026-12-24', '2028-02-29'])('%s is a day', (value) => {
  expect(isDay(value)).toBe(true);
});

it.each(['2026-02-30', '2027-02-29', '2026-13-01', '2026-1-1', '', '2026-12-24T00:00:00Z', 20261224, undefined])(
  '%s is no day',
  (value) => {
    expect(isDay(value)).toBe(false);
  },
);
