import { expect, test } from 'vitest';
import { resolveFlags } from './flags.ts';

test('a flag is on where the brand file and the gateway both allow it', () => {
  expect(resolveFlags({ DEPOSIT: true, REFERRAL: true }, { DEPOSIT: true, REFERRAL: false, MAILCEN: true })).toEqual({
    DEPOSIT: true,
  });
});

test('the brand file decides until the gateway has answered', () => {
  expect(resolveFlags({ DEPOSIT: true }, undefined)).toEqual({ DEPOSIT: true });
});
