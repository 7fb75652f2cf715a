import { expect, it } from 'vitest';
import { createToken, hashToken } from './token.ts';

it('creates tokens of 256 bits that are never the same', () => {
  const tokens = Array.from({ length: 1000 }, createToken);
  expect(new Set(tokens).size).toBe(1000);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
});

it('stores a SHA-256 of a token, which does not contain the token', () => {
  const token = createToken();
  expect(Buffer.from(hashToken(token), 'base64url')).toHaveLength(32);
  expect(hashToken(token)).toBe(hashToken(token));
  expect(hashToken(token)).not.toContain(token);
});
