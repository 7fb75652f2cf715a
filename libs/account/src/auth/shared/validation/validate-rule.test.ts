import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validateRule } from './validate-rule.ts';

const rule = { required: true, pattern: '[a-z]+', minLength: 2, maxLength: 5, message: 'Two to five letters.' };

test.each([
  ['ab', false],
  ['abcde', false],
  ['a', true],
  ['abcdef', true],
  ['AB', true],
  ['ab1', true],
  ['', true],
  ['ab\n', true],
  ['<b>', true],
])('reports %j as invalid: %j', (value, isInvalid) => {
  expect(validateRule(rule, value)).toBe(isInvalid ? 'Two to five letters.' : undefined);
});

test('accepts an empty optional field and validates it when it has a value', () => {
  expect(validateRule({ ...rule, required: false }, '')).toBeUndefined();
  expect(validateRule({ ...rule, required: false }, '1')).toBe('Two to five letters.');
});

test('returns a result for every pattern of the gateway and every value', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.oneof(fc.string(), fc.constantFrom('(', '[', '\\', '(?<', '(a+)+b')),
      (value, pattern) => {
        expect([undefined, 'no']).toContain(
          validateRule({ required: false, pattern, minLength: 0, maxLength: 24, message: 'no' }, value),
        );
      },
    ),
  );
});
