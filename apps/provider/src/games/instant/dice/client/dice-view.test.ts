// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createInstantContext } from '../../../../testing/instant-context.ts';
import { dice, getThreshold } from '../rules/dice.ts';
import { createDiceView } from './dice-view.ts';

test('shows the last roll that wins and the first that loses as different numbers', () => {
  const hues = { scene: 0, light: 0, emblem: 0 };
  const art = { theme: 'dice', scenes: { portrait: '<svg/>', wide: '<svg/>' }, emblem: '<svg/>', hues };
  const context = createInstantContext('dice', async () => undefined);
  const { describe } = createDiceView(context, { art, onChoice: () => undefined });
  const limit = getThreshold(200);
  expect(dice.getMultiplier(limit, 200).numerator).toBe(0n);
  expect(describe(limit - 1, 200)).toContain('48.4999');
  expect(describe(limit, 200)).toContain('48.5000');
});
