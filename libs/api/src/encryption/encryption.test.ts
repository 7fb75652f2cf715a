import { execFileSync } from 'node:child_process';
import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { EncryptionError, createLegacyEncryption, createRandomKey } from './encryption.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const privateKeyFile = join(folder, 'private.pem');
writeFileSync(privateKeyFile, pair.privateKey);

const profile = { encoding: 'base64', keyLength: 16 } as const;
const json = JSON.stringify({ username: 'demo', password: 'пароль ✓ 密码', captcha: '' });

const openssl = (args: string[], input: Buffer): Buffer => execFileSync('openssl', args, { input });

test('encrypts a body that OpenSSL decrypts', async () => {
  const key = 'K3y-of_16-chars!';
  const { body, header } = await createLegacyEncryption(pair.publicKey, profile, () => key)(json);

  const tripled = Buffer.from(key.slice(0, 8).repeat(3)).toString('hex');
  expect(openssl(['enc', '-d', '-des-ede3-ecb', '-K', tripled], Buffer.from(body, 'base64')).toString()).toBe(json);

  const opened = openssl(
    ['pkeyutl', '-decrypt', '-inkey', privateKeyFile, '-pkeyopt', 'rsa_padding_mode:pkcs1'],
    Buffer.from(header, 'base64'),
  );
  expect(opened.toString()).toBe([...key].reverse().join(''));
});

test('generates a new key for every call, from the full alphabet', async () => {
  const encrypt = createLegacyEncryption(pair.publicKey, profile);
  const [one, two] = await Promise.all([encrypt(json), encrypt(json)]);
  expect(one.body).not.toBe(two.body);
  expect(one.header).not.toBe(two.header);
  expect(new Set(createRandomKey(4096)).size).toBe(64);
});

test('encodes the same bytes as hex', async () => {
  const fixed = () => '0123456789abcdef';
  const base64 = await createLegacyEncryption(pair.publicKey, profile, fixed)(json);
  const hex = await createLegacyEncryption(pair.publicKey, { ...profile, encoding: 'hex' }, fixed)(json);
  expect(Buffer.from(hex.body, 'hex')).toEqual(Buffer.from(base64.body, 'base64'));
});

test.each(['', 'not a key', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----'])(
  'sends nothing with an invalid key: %j',
  async (key) => {
    await expect(createLegacyEncryption(key, profile)(json)).rejects.toThrow(EncryptionError);
  },
);

test('pads the encrypted key by PKCS#1 v1.5, type 2', async () => {
  const { header } = await createLegacyEncryption(pair.publicKey, profile)(json);
  const block = privateDecrypt(
    { key: pair.privateKey, padding: constants.RSA_NO_PADDING },
    Buffer.from(header, 'base64'),
  );
  expect([block[0], block[1]]).toEqual([0, 2]);
  expect(block.subarray(2, 10)).not.toContain(0);
});
