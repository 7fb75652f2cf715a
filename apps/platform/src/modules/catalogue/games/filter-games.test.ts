import { expect, it } from 'vitest';
import { hasFilters, type ListQuery } from './filter-games.ts';

it.each<[object, boolean]>([
  [{}, false],
  [{ gameClassify: 'ALL', vassalage: '', gameName: 'dragon' }, false],
  [{ vassalage: 'LF' }, true],
  [{ vassalage: '', minBet: '1' }, true],
  [{ vassalage: '', minLine: 9 }, true],
  [{ isNew: true }, true],
  [{ gameClassify: 'ALL,FAVOURITE' }, true],
])('%j has filters other than the name: %j', (query, expected) => {
  expect(hasFilters(query as ListQuery)).toBe(expected);
});
