import { expect, test } from 'vitest';
import { formatPrizeLabel } from './paint-labels.ts';

test('labels a creature with its prize, and a chest with the range of its prizes', () => {
  expect(formatPrizeLabel('turtle')).toBe('×18');
  expect(formatPrizeLabel('chest')).toBe('×40–300');
});
