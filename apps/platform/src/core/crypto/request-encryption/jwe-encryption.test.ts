import { execFileSync } from 'node:child_process';
import { createDecipheriv, createPrivateKey, createPublicKey } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vectors from '@livery/contract/encryption-vectors.json' with { type: 'json' };
import fc from 'fast-check';
import { CompactEncrypt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hours, minutes } from '../../clock/durations.ts';
import { createEmptyStore } from '../../../testing/test-store.ts';
import type { DatabaseHandle } from '../../db/database.ts';
import { usedEnvelopes } from '../used-envelopes.tables.ts';
import { computeKeyId } from '../wire-keys.ts';
import { createModernDecryptor } from './jwe-encryption.ts';
import { createUsedEnvelopes } from './used-envelopes.ts';

const { modern } = vectors;
const publicKey = createPublicKey(vectors.publicKeyPem);
const login = { method: 'POST', path: '/wps/session/login' } as const;
let now: number;
let open: ReturnType<typeof createModernDecryptor>;

let store: DatabaseHandle;
const privateKey = createPrivateKey(vectors.privateKeyPem);

/** Creates a decryptor as a gateway does when it starts. All decryptors share the database. */
const start = () => {
  const clock = { now: () => new Date(now) };
  return createModernDecryptor({
    findKey: (keyId) => (keyId === computeKeyId(publicKey) ? privateKey : undefined),
    clock,
    usedEnvelopes: createUsedEnvelopes(store.db, clock),
  });
};

beforeAll(async () => {
  store = await createEmptyStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  now = modern.issuedAt * 1000;
  await store.db.delete(usedEnvelopes);
  open = start();
});

const [first] = modern.vectors as [(typeof modern.vectors)[number]];
const header = {
  alg: 'RSA-OAEP-256',
  enc: 'A256GCM',
  kid: modern.keyId,
  iat: modern.issuedAt,
  jti: 'a-number-of-its-own',
  htm: 'POST',
  htu: login.path,
};
const seal = (change: object, text = '{"username":"demo"}') =>
  new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ ...header, ...change } as typeof header)
    .encrypt(publicKey);

it('computes the key id of the test vectors', () => expect(computeKeyId(publicKey)).toBe(modern.keyId));

it.each(modern.vectors)('decrypts the vector: $name', async ({ jwe, plaintext }) => {
  expect(await open(jwe, login)).toEqual(JSON.parse(plaintext));
});

it('decrypts an envelope only once', async () => {
  expect(await open(first.jwe, login)).toBeDefined();
  expect(await open(first.jwe, login)).toBeUndefined();
  const twice = await Promise.all([seal({}), seal({})].map(async (jwe) => open(await jwe, login)));
  expect(twice.filter(Boolean)).toHaveLength(1);
});

it('rejects a used envelope after a restart and on another gateway', async () => {
  expect(await open(first.jwe, login)).toBeDefined();
  expect(await start()(first.jwe, login)).toBeUndefined();
  const jwe = await seal({ jti: 'sent-to-two-gateways' });
  const outcomes = await Promise.all([start()(jwe, login), start()(jwe, login)]);
  expect(outcomes.filter(Boolean)).toHaveLength(1);
});

it('stores the id of a used envelope until no gateway accepts the envelope any more, and then deletes it', async () => {
  expect(await open(first.jwe, login)).toBeDefined();
  now += minutes(9);
  await start()(await seal({ jti: 'a-later-envelope', iat: now / 1000 }), login);
  expect(await store.db.select().from(usedEnvelopes)).toHaveLength(2);
  now += minutes(7);
  await start()(await seal({ jti: 'another-later-envelope', iat: now / 1000 }), login);
  expect(await store.db.select().from(usedEnvelopes)).toHaveLength(2);
});

it.each([
  ['another call', { htu: '/wps/member/register' }],
  ['another method', { htm: 'PUT' }],
  ['another key', { kid: 'another' }],
  ['an hour ago', { iat: modern.issuedAt - hours(1) / 1000 }],
  ['the future', { iat: modern.issuedAt + hours(1) / 1000 }],
  ['nobody', { jti: '' }],
])('rejects an envelope of %s', async (_, change) => {
  expect(await open(await seal(change), login)).toBeUndefined();
});

it('rejects a body that is not an object and accepts an envelope 5 minutes old', async () => {
  expect(await open(await seal({}, '["demo"]'), login)).toBeUndefined();
  now += minutes(5);
  expect(await open(await seal({ jti: 'another-number-of-its-own' }), login)).toEqual({ username: 'demo' });
});

it('rejects an envelope with any character changed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(first.jwe.length - 1), async (at) => {
      const other = first.jwe[at] === 'A' ? 'B' : 'A';
      const changed = first.jwe.slice(0, at) + other + first.jwe.slice(at + 1);
      // The decoder ignores the last bits of some base64url parts. If a change affects only these bits, the decrypted
      // text is the same.
      const opened = await open(changed, login);
      expect(opened === undefined || JSON.stringify(opened) === first.plaintext).toBe(true);
    }),
    { numRuns: 60 },
  );
  for (const bad of ['', 'a.b.c.d.e', '....', 'not an envelope']) expect(await open(bad, login)).toBeUndefined();
});

const hasOpenssl = (() => {
  try {
    return execFileSync('openssl', ['version']).toString().startsWith('OpenSSL 3');
  } catch {
    return false;
  }
})();

describe.runIf(hasOpenssl)('OpenSSL', () => {
  it.each(modern.vectors)('decrypts the key of the vector: $name', ({ jwe, plaintext }) => {
    const file = join(mkdtempSync(join(tmpdir(), 'livery-jwe-')), 'private.pem');
    writeFileSync(file, vectors.privateKeyPem);
    const [protectedHeader = '', wrapped = '', iv = '', sealed = '', tag = ''] = jwe.split('.');
    const oaep = [
      '-pkeyopt',
      'rsa_padding_mode:oaep',
      '-pkeyopt',
      'rsa_oaep_md:sha256',
      '-pkeyopt',
      'rsa_mgf1_md:sha256',
    ];
    const key = execFileSync('openssl', ['pkeyutl', '-decrypt', '-inkey', file, ...oaep], {
      input: Buffer.from(wrapped, 'base64url'),
    });
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'))
      .setAAD(Buffer.from(protectedHeader))
      .setAuthTag(Buffer.from(tag, 'base64url'));
    expect(Buffer.concat([decipher.update(Buffer.from(sealed, 'base64url')), decipher.final()]).toString()).toBe(
      plaintext,
    );
  });
});
