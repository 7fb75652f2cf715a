import { expect, it } from 'vitest';
import { listClosedPeriods, getLastClosedPeriod, getPeriodAt } from './periods.ts';

const at = (instant: string) => new Date(instant);

it("computes periods in the merchant's time zone", () => {
  expect(getPeriodAt('dividend', at('2026-11-15T15:59:59Z'), 'Asia/Manila')).toEqual({
    from: at('2026-10-31T16:00:00Z'),
    to: at('2026-11-15T16:00:00Z'),
  });
  expect(getPeriodAt('dividend', at('2026-11-15T16:00:00Z'), 'Asia/Manila')).toEqual({
    from: at('2026-11-15T16:00:00Z'),
    to: at('2026-11-30T16:00:00Z'),
  });
  expect(getPeriodAt('dailySalary', at('2026-03-29T10:00:00Z'), 'Europe/Berlin')).toEqual({
    from: at('2026-03-28T23:00:00Z'),
    to: at('2026-03-29T22:00:00Z'),
  });
  expect(getPeriodAt('hourSalary', at('2026-11-15T10:29:59Z'), 'Asia/Kolkata')).toEqual({
    from: at('2026-11-15T09:30:00Z'),
    to: at('2026-11-15T10:30:00Z'),
  });
});

it('lists a period one minute after its end, beginning with the first complete one', () => {
  expect(
    listClosedPeriods('hourSalary', at('2026-11-15T08:10:00Z'), at('2026-11-15T11:00:59Z'), 'Asia/Manila', 10).map(
      ({ from }) => from.toISOString(),
    ),
  ).toEqual(['2026-11-15T09:00:00.000Z']);
  expect(
    listClosedPeriods('hourSalary', at('2026-11-15T08:00:00Z'), at('2026-11-15T11:01:00Z'), 'Asia/Manila', 10),
  ).toHaveLength(3);
  expect(
    listClosedPeriods('hourSalary', at('2026-11-15T08:00:00Z'), at('2026-11-16T11:01:00Z'), 'Asia/Manila', 5),
  ).toHaveLength(5);
  expect(getLastClosedPeriod('dividend', at('2026-11-20T08:00:00Z'), 'Asia/Manila').to).toEqual(
    at('2026-11-15T16:00:00Z'),
  );
  expect(getLastClosedPeriod('hourSalary', at('2026-11-20T08:00:30Z'), 'Asia/Manila').to).toEqual(
    at('2026-11-20T07:00:00Z'),
  );
});
