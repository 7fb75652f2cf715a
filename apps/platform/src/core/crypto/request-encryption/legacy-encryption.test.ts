import { execFileSync } from 'node:child_process';
import { constants, createPrivateKey, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vectors from '@livery/contract/encryption-vectors.json' with { type: 'json' };
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { desDecrypt, desEncrypt } from './des.ts';
import { createLegacyDecryptor } from './legacy-encryption.ts';
import { createRsaUnwrap } from './rsa-unwrap.ts';

const privateKey = createPrivateKey(vectors.privateKeyPem);
const profile = { encoding: 'base64', keyLength: 16 } as const;
const open = createLegacyDecryptor(privateKey);
const wrap = (text: string) =>
  publicEncrypt(
    { key: createPublicKey(vectors.publicKeyPem), padding: constants.RSA_PKCS1_PADDING },
    Buffer.from(text),
  ).toString('base64');
const reverse = (text: string) => [...text].reverse().join('');

const hasOpenssl = (() => {
  try {
    return execFileSync('openssl', ['version']).toString().startsWith('OpenSSL 3');
  } catch {
    return false;
  }
})();

describe('fixed vectors', () => {
  it.each(vectors.vectors)('$name', ({ key, plaintext, body, header }) => {
    expect(desEncrypt(plaintext, key).toString('base64')).toBe(body);
    expect(open(header, body, profile)).toEqual(JSON.parse(plaintext));
    expect(open(header, Buffer.from(body, 'base64').toString('hex'), { ...profile, encoding: 'hex' })).toEqual(
      JSON.parse(plaintext),
    );
  });
});

describe.runIf(hasOpenssl)('OpenSSL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-wire-'));
  const publicFile = join(folder, 'public.pem');
  const privateFile = join(folder, 'private.pem');
  writeFileSync(publicFile, vectors.publicKeyPem);
  writeFileSync(privateFile, vectors.privateKeyPem);
  const tripled = (key: string) => Buffer.from(key.slice(0, 8)).toString('hex').repeat(3);
  const openssl = (arguments_: string[], input: Buffer | string) => execFileSync('openssl', arguments_, { input });

  it.each(vectors.vectors)('decrypts the output of OpenSSL: $name', ({ key, plaintext }) => {
    const body = openssl(['enc', '-des-ede3-ecb', '-K', tripled(key)], plaintext).toString('base64');
    const header = openssl(
      ['pkeyutl', '-encrypt', '-pubin', '-inkey', publicFile, '-pkeyopt', 'rsa_padding_mode:pkcs1'],
      reverse(key),
    ).toString('base64');
    expect(open(header, body, profile)).toEqual(JSON.parse(plaintext));
  });

  it.each(vectors.vectors)('encrypts for OpenSSL: $name', ({ key, plaintext }) => {
    const reversed = openssl(
      ['pkeyutl', '-decrypt', '-inkey', privateFile, '-pkeyopt', 'rsa_padding_mode:pkcs1'],
      Buffer.from(wrap(reverse(key)), 'base64'),
    ).toString();
    expect(reverse(reversed)).toBe(key);
    expect(openssl(['enc', '-d', '-des-ede3-ecb', '-K', tripled(key)], desEncrypt(plaintext, key)).toString()).toBe(
      plaintext,
    );
  });
});

describe('invalid input', () => {
  const [{ key, header, body }] = vectors.vectors as [(typeof vectors.vectors)[number]];
  const other = (text: string) => (text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`);

  it.each([
    ['no header', '', body],
    ['a header that is not base64', '***', body],
    ['a header of another length', header.slice(0, 80), body],
    ['a changed header', other(header), body],
    ['a key that is too short', wrap(reverse(key).slice(1)), body],
    ['a key that is too long', wrap(`x${reverse(key)}`), body],
    ['a key that is not reversed', wrap(key), body],
    ['no body', header, ''],
    ['a plain body', header, '{"username":"demo"}'],
    ['a body of half a block', header, Buffer.alloc(12).toString('base64')],
    ['a changed body', header, other(body)],
    ['an array', header, desEncrypt('["demo"]', key).toString('base64')],
    ['no JSON', header, desEncrypt('demo', key).toString('base64')],
  ])('rejects %s', (_, wrongHeader, wrongBody) => {
    expect(open(wrongHeader, wrongBody, profile)).toBeUndefined();
  });

  it('returns text of the expected length for any ciphertext, always the same for the same ciphertext', () => {
    const unwrap = createRsaUnwrap(privateKey);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array({ minLength: 0, maxLength: 300 }),
          fc.constant(null).map(() => randomBytes(256)),
        ),
        (bytes) => {
          const firstResult = unwrap(Buffer.from(bytes), 16);
          return firstResult.length === 16 && firstResult.equals(unwrap(Buffer.from(bytes), 16));
        },
      ),
      { numRuns: 50 },
    );
  });
});

it('decrypts any text that DES encrypted', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ minLength: 16, maxLength: 16, unit: 'grapheme-ascii' }),
      (text, key) => desDecrypt(desEncrypt(text, key), key) === text,
    ),
  );
});
