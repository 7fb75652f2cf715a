import { expect, it } from 'vitest';
import { createTranslate } from './translate.ts';

const texts = {
  both: '{a} of {b}, {a}',
  cost: 'It cost {a}.',
  market: { set: 'Set {number}' },
  card_one: '{count} card',
  card_other: '{count} cards',
};
const translate = createTranslate('en', texts);

it('replaces each placeholder by its value', () => {
  expect(translate('both', { a: 1, b: 'two' })).toBe('1 of two, 1');
  expect(translate('market.set', { number: 3 })).toBe('Set 3');
});

it('does not interpret a value as a template', () => {
  expect(translate('both', { a: '{b}', b: '$t(cost)' })).toBe('{b} of $t(cost), {b}');
});

it('chooses the plural form by the count', () => {
  expect([0, 1, 2].map((count) => translate('card', { count }))).toEqual(['0 cards', '1 card', '2 cards']);
});

it('writes one full stop after a currency symbol that ends with a full stop', () => {
  expect(translate('cost', { a: '\u20662.00 د.إ.\u200f\u2069' })).toBe('It cost \u20662.00 د.إ.\u200f\u2069');
});
