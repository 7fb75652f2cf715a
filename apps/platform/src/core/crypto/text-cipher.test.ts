import { expect, it } from 'vitest';
import type { KeyRing, KeyVersion } from './gateway-keys.ts';
import { createTextCipher } from './text-cipher.ts';

const createVersion = (id: string): KeyVersion => ({
  id,
  secret: `secret of ${id}`,
  activeFrom: new Date(0),
  retiresAt: null,
});

const createRing = (...ids: readonly string[]): KeyRing => {
  const versions = ids.map(createVersion);
  return { getCurrent: () => versions[0] as KeyVersion, getAccepted: () => versions };
};

it('decrypts what it has encrypted for the same context, and for no other', () => {
  const { encrypt, decrypt } = createTextCipher(createRing('one'));
  const encrypted = encrypt('a secret', 'totp/1');
  expect(encrypted).not.toContain('a secret');
  expect(decrypt(encrypted, 'totp/1')).toBe('a secret');
  for (const context of ['totp/2', '', undefined])
    expect(() => decrypt(encrypted, context)).toThrow('unable to authenticate');
});

it('encrypts the same text differently each time', () => {
  const { encrypt } = createTextCipher(createRing('one'));
  expect(encrypt('a secret')).not.toBe(encrypt('a secret'));
});

it('decrypts with an earlier version of the key, and encrypts with the current one', () => {
  const encrypted = createTextCipher(createRing('one')).encrypt('a secret');
  const rotated = createTextCipher(createRing('two', 'one'));
  expect([rotated.decrypt(encrypted), rotated.isCurrent(encrypted)]).toEqual(['a secret', false]);
  expect(rotated.isCurrent(rotated.encrypt('a secret'))).toBe(true);
});

it('rejects a changed text, and one of an unknown version', () => {
  const { encrypt, decrypt } = createTextCipher(createRing('one'));
  const encrypted = encrypt('a secret');
  const changed = `${encrypted.slice(0, -1)}${encrypted.endsWith('A') ? 'B' : 'A'}`;
  expect(() => decrypt(changed)).toThrow('unable to authenticate');
  expect(() => decrypt('one.AAAA')).toThrow('authentication tag');
  for (const unknown of [encrypted.replace('one', 'two'), ''])
    expect(() => decrypt(unknown)).toThrow('which does not exist');
});
