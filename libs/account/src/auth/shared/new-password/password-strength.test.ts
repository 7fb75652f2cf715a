import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateStrength } from './password-strength.ts';

test.each([
  ['', 0],
  ['password', 1],
  ['Password1!', 1],
  ['aaaaaaaaaa', 1],
  ['12345678', 1],
  ['lantern7', 2],
  ['Lantern-7', 3],
  ['Emerald-comet-44', 4],
] as const)('rates "%s" as %d', (password, strength) => {
  expect(estimateStrength(password)).toBe(strength);
});

test('never rates a password lower when characters are added, unless it becomes a common password', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 20 }),
      fc.string({ minLength: 1, maxLength: 4 }),
      (password, more) => {
        const [before, after] = [estimateStrength(password), estimateStrength(password + more)];
        expect(after >= before || after === 1).toBe(true);
      },
    ),
  );
});
