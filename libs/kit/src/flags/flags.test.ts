import { expect, test } from 'vitest';
import { resolveFlags } from './flags.ts';

test('enables a flag that both the brand file and the gateway enable', () => {
  expect(resolveFlags({ DEPOSIT: true, REFERRAL: true }, { DEPOSIT: true, REFERRAL: false, MAILCEN: true })).toEqual({
    DEPOSIT: true,
  });
});

test('uses the brand file alone until the gateway has responded', () => {
  expect(resolveFlags({ DEPOSIT: true }, undefined)).toEqual({ DEPOSIT: true });
});
