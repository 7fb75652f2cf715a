import { expect, it } from 'vitest';
import { guessMarket } from './guess-market.ts';

const markets = [
  { market: 'pagcor', timeZone: 'Asia/Manila' },
  { market: 'generic', timeZone: 'Etc/UTC' },
];

it('chooses the market of the time zone of the operator', () => {
  expect(guessMarket(markets, 'Asia/Manila')).toBe('pagcor');
});

it('chooses the general market for another time zone', () => {
  expect(guessMarket(markets, 'Pacific/Auckland')).toBe('generic');
});
