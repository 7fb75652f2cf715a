import type { Merchant } from '@livery/merchant/merchant.schema';
import { expect, it, vi } from 'vitest';
import { noPasswordHash } from '../../../core/crypto/password-hash.ts';
import type { Member } from '../../members/index.ts';
import { createGuessVerifiers, type VerifyCredentialsDeps } from './verify-credentials.ts';

const members: Readonly<Record<string, Partial<Member>>> = {
  member: { id: '1', passwordHash: 'hash of right' },
  passwordless: { id: '2', passwordHash: noPasswordHash },
};

const createVerifier = () => {
  const byName = vi.fn(async (_: Merchant, username: string) => members[username] as Member | undefined);
  const verifyPassword = vi.fn(async (hash: string, password: string) => hash === `hash of ${password}`);
  const { byPassword } = createGuessVerifiers({
    find: { byName },
    verifyPassword,
    decoyPasswordHash: 'decoy',
  } as unknown as VerifyCredentialsDeps);
  const attempt = (username: string, password: string) =>
    byPassword({ code: 'bituinara' } as Merchant, { type: 'username', username, password });
  return { byName, verifyPassword, attempt };
};

it.each(['member', 'passwordless', 'stranger'])('looks up one row and verifies one hash for a %s', async (username) => {
  const { byName, verifyPassword, attempt } = createVerifier();
  expect((await attempt(username, 'wrong')).isRight).toBe(false);
  expect([byName.mock.calls.length, verifyPassword.mock.calls.length]).toEqual([1, 1]);
});

it('accepts only the password of the member', async () => {
  const { attempt } = createVerifier();
  expect((await attempt('member', 'right')).isRight).toBe(true);
  // The log-in verifies the decoy hash if a member has no password. It must be rejected even if the entered password
  // matches the decoy hash.
  const { byPassword } = createGuessVerifiers({
    find: { byName: async () => members.passwordless },
    verifyPassword: async () => true,
    decoyPasswordHash: 'decoy',
  } as unknown as VerifyCredentialsDeps);
  const request = { type: 'username', username: 'passwordless', password: '' } as const;
  expect((await byPassword({ code: 'bituinara' } as Merchant, request)).isRight).toBe(false);
});
