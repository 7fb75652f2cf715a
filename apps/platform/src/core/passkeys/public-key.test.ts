import { createPublicKey, generateKeyPairSync, type JsonWebKey, sign, verify } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { expect, it } from 'vitest';
import { toPublicJwk } from './public-key.ts';

const toBytes = (text: string | undefined): Uint8Array => new Uint8Array(Buffer.from(text ?? '', 'base64url'));

const encode = (key: Map<number, number | Uint8Array>): string =>
  Buffer.from(isoCBOR.encode(key)).toString('base64url');

/** Passkeys of the three types, with the algorithm of their signatures and their public key in COSE format. */
const cases = [
  {
    type: 'P-256',
    algorithm: 'sha256',
    pair: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
    toCose: ({ x, y }: JsonWebKey) =>
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, toBytes(x)],
        [-3, toBytes(y)],
      ]),
  },
  {
    type: 'Ed25519',
    algorithm: null,
    pair: generateKeyPairSync('ed25519'),
    toCose: ({ x }: JsonWebKey) =>
      new Map<number, number | Uint8Array>([
        [1, 1],
        [3, -8],
        [-1, 6],
        [-2, toBytes(x)],
      ]),
  },
  {
    type: 'RSA',
    algorithm: 'sha256',
    pair: generateKeyPairSync('rsa', { modulusLength: 2048 }),
    toCose: ({ n, e }: JsonWebKey) =>
      new Map<number, number | Uint8Array>([
        [1, 3],
        [3, -257],
        [-1, toBytes(n)],
        [-2, toBytes(e)],
      ]),
  },
];

it.each(cases)('converts a key of the type $type, so that it verifies a signature', ({ pair, algorithm, toCose }) => {
  const jwk = toPublicJwk(encode(toCose(pair.publicKey.export({ format: 'jwk' }))));
  const key = createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' });
  const text = Buffer.from('text');
  expect(verify(algorithm, text, key, sign(algorithm, text, pair.privateKey))).toBe(true);
});

it('rejects a key of an unknown type', () => {
  expect(() => toPublicJwk(encode(new Map([[1, 4]])))).toThrow('unknown type');
});
