import { expect, test } from 'vitest';
import { flagsInForce } from './flags.ts';

test('a flag is on where the brand file and the gateway both allow it', () => {
  expect(flagsInForce({ DEPOSIT: true, REFERRAL: true }, { DEPOSIT: true, REFERRAL: false, MAILCEN: true })).toEqual({
    DEPOSIT: true,
  });
});

test('the brand file decides until the gateway has answered', () => {
  expect(flagsInForce({ DEPOSIT: true }, undefined)).toEqual({ DEPOSIT: true });
});
