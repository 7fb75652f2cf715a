import { expect, it } from 'vitest';
import { type DraftTier, emptyTier, validateTiers, parseMinorAmount, toTierRequests } from './offer-draft.ts';

const limit = { type: 'dailySalary', category: 'CONS', percent: '0.80', fixed: '50.00' } as const;
const tier = (change: Partial<DraftTier>): DraftTier => ({
  ...emptyTier(change.key ?? 0),
  bet: '100',
  active: '2',
  rate: '0.5',
  ...change,
});

it('parses typed amounts', () => {
  expect([
    parseMinorAmount('12,5'),
    parseMinorAmount(' 7 '),
    parseMinorAmount('1.234'),
    parseMinorAmount('-1'),
    parseMinorAmount(''),
  ]).toEqual([1250, 700, undefined, undefined, undefined]);
});

it('returns the first error of each tier', () => {
  expect([...validateTiers('dailySalary', [tier({}), tier({ key: 1, bet: '200', rate: '0.8' })], limit)]).toEqual([]);
  expect([
    ...validateTiers(
      'dailySalary',
      [
        tier({ bet: 'x' }),
        tier({ key: 1, active: '' }),
        tier({ key: 2, rate: '0' }),
        tier({ key: 3, rate: '0.81' }),
        tier({ key: 4, bet: '99' }),
      ],
      limit,
    ).values(),
  ]).toEqual(['amount', 'count', 'rate', 'most', 'order']);
  expect(validateTiers('dividend', [tier({})], limit).get(0)).toBe('amount');
  expect(validateTiers('dailySalary', [tier({ rateType: 'F', rate: '51' })], limit).get(0)).toBe('most');
});

it('converts tiers to the wire format', () => {
  expect(toTierRequests('dividend', [tier({ netLoss: '10' })])).toEqual([
    { bet: '100.00', active: 2, netLoss: '10.00', rateType: 'P', rate: '0.50' },
  ]);
  expect(toTierRequests('hourSalary', [tier({})])).toEqual([{ bet: '100.00', active: 2, rateType: 'P', rate: '0.50' }]);
});
