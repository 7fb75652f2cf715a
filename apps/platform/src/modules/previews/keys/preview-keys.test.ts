import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { KeyVersion } from '../../../core/crypto/gateway-keys.ts';
import { createPreviewKeys } from './preview-keys.ts';

const createVersion = (id: string): KeyVersion => ({
  id,
  secret: `secret ${id}`,
  activeFrom: new Date(0),
  retiresAt: null,
});
const create = (...versions: readonly string[]) => {
  const accepted = versions.map(createVersion);
  return createPreviewKeys({ getCurrent: () => accepted[0] as KeyVersion, getAccepted: () => accepted });
};

it('reads the id of a key, also with an earlier version of the secret', () => {
  const id = randomUUID();
  const key = create('1').build(id);
  expect(key.length).toBeLessThan(64);
  expect(create('1').read(key)).toBe(id);
  expect(create('2', '1').read(key)).toBe(id);
});

it('rejects keys of another secret, and keys in which one character differs', () => {
  const key = create('1').build(randomUUID());
  expect(create('2').read(key)).toBeUndefined();
  for (const index of [0, 20, 33, 61]) {
    const other = key[index] === 'a' ? 'b' : 'a';
    expect(create('1').read(key.slice(0, index) + other + key.slice(index + 1))).toBeUndefined();
  }
});

it.each(['', 'a', 'x'.repeat(62), '0'.repeat(62), '0'.repeat(64), '../'])('rejects %j', (key) => {
  expect(create('1').read(key)).toBeUndefined();
});
