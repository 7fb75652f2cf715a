import { expect, test } from 'vitest';
import { isGuessablePaymentPassword } from './payment-password-rules.ts';

test.each([
  ['a rising sequence', '123456'],
  ['a rising sequence over nine', '789012'],
  ['a falling sequence', '654321'],
  ['one repeated digit', '000000'],
  ['a repeated pair', '121212'],
  ['a repeated group of three', '369369'],
  ['pairs in a sequence', '112233'],
  ['a birthday with the year first', '880217'],
  ['a birthday with the day first', '310799'],
  ['a birthday with the month first', '073199'],
  ['a birthday in a leap year', '290204'],
])('finds %s guessable', (_, digits) => {
  expect(isGuessablePaymentPassword(digits)).toBe(true);
});

test.each(['246810', '135790', '482973', '773166'])('accepts %s', (digits) => {
  expect(isGuessablePaymentPassword(digits)).toBe(false);
});
