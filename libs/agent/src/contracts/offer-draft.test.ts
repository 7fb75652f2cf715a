import { expect, it } from 'vitest';
import { type DraftTier, emptyTier, mistakesIn, readAmount, tiersOf } from './offer-draft.ts';

const limit = { type: 'dailySalary', category: 'CONS', percent: '0.80', fixed: '50.00' } as const;
const tier = (change: Partial<DraftTier>): DraftTier => ({
  ...emptyTier(change.key ?? 0),
  bet: '100',
  active: '2',
  rate: '0.5',
  ...change,
});

it('reads amounts as people type them', () => {
  expect([readAmount('12,5'), readAmount(' 7 '), readAmount('1.234'), readAmount('-1'), readAmount('')]).toEqual([
    1250,
    700,
    undefined,
    undefined,
    undefined,
  ]);
});

it('names the first mistake of each tier', () => {
  expect([...mistakesIn('dailySalary', [tier({}), tier({ key: 1, bet: '200', rate: '0.8' })], limit)]).toEqual([]);
  expect([
    ...mistakesIn(
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
  expect(mistakesIn('dividend', [tier({})], limit).get(0)).toBe('amount');
  expect(mistakesIn('dailySalary', [tier({ rateType: 'F', rate: '51' })], limit).get(0)).toBe('most');
});

it('sends what the wire wants', () => {
  expect(tiersOf('dividend', [tier({ netLoss: '10' })])).toEqual([
    { bet: '100.00', active: 2, netLoss: '10.00', rateType: 'P', rate: '0.50' },
  ]);
  expect(tiersOf('hourSalary', [tier({})])).toEqual([{ bet: '100.00', active: 2, rateType: 'P', rate: '0.50' }]);
});
