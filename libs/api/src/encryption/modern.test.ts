import { createPrivateKey } from 'node:crypto';
import vectors from '@livery/contract/encryption-vectors.json' with { type: 'json' };
import fc from 'fast-check';
import { compactDecrypt } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import { createBrandEncryption, EncryptionError, createModernEncryption } from './encryption.ts';

const privateKey = createPrivateKey(vectors.privateKeyPem);
const login = { method: 'POST', path: '/wps/session/login' } as const;
const key = { publicKey: vectors.publicKeyPem, clockOffsetMs: 0 };
const profile = { encoding: 'base64', keyLength: 16 } as const;

afterEach(() => vi.unstubAllGlobals());

const decrypt = async (body: string) => {
  const { plaintext, protectedHeader } = await compactDecrypt(body, privateKey);
  return { text: new TextDecoder().decode(plaintext), header: protectedHeader as Record<string, unknown> };
};

test('encrypts any content so that jose decrypts it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (text) => {
      const { body } = await createModernEncryption(vectors.publicKeyPem, () => 0)(text, login);
      expect((await decrypt(body)).text).toBe(text);
    }),
    { numRuns: 20 },
  );
});

test('puts the purpose, the time and a unique id into the envelope', async () => {
  const seal = createModernEncryption(vectors.publicKeyPem, () => vectors.modern.issuedAt * 1000);
  const [one, other] = [await decrypt((await seal('{}', login)).body), await decrypt((await seal('{}', login)).body)];
  expect(one.header).toMatchObject({
    alg: 'RSA-OAEP-256',
    enc: 'A256GCM',
    kid: vectors.modern.keyId,
    iat: vectors.modern.issuedAt,
    htm: 'POST',
    htu: login.path,
  });
  expect(one.header.jti).not.toBe(other.header.jti);
});

test("uses the gateway's time on a device whose clock is a day wrong", async () => {
  const clockOffsetMs = 86_400_000;
  const { body } = await createBrandEncryption({ ...profile, mode: 'v2-required' }, { ...key, clockOffsetMs })(
    '{}',
    login,
  );
  expect(Math.abs(Number((await decrypt(body)).header.iat) * 1000 - (Date.now() + clockOffsetMs))).toBeLessThan(5000);
});

test('uses the mode of the brand, and without WebCrypto falls back only where the brand allows it', async () => {
  expect((await createBrandEncryption({ ...profile, mode: 'legacy' }, key)('{}', login)).header).toMatch(
    /^[A-Za-z0-9+/=]{100,}$/,
  );
  expect((await createBrandEncryption({ ...profile, mode: 'v2-preferred' }, key)('{}', login)).header).toBe('JWE');
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect((await createBrandEncryption({ ...profile, mode: 'v2-preferred' }, key)('{}', login)).header).not.toBe('JWE');
  expect(() => createBrandEncryption({ ...profile, mode: 'v2-required' }, key)).toThrow(EncryptionError);
});

test.each(['', 'not a key', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----'])(
  'sends nothing with an invalid key: %j',
  async (publicKey) => {
    await expect(createModernEncryption(publicKey, () => 0)('{}', login)).rejects.toThrow(EncryptionError);
  },
);
