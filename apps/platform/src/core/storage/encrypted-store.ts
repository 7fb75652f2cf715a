import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type KeyRing, memoizeByVersion } from '../crypto/gateway-keys.ts';
import type { ObjectStore } from './object-store.ts';

/** First bytes of an encrypted file. No image begins with them. */
const marker = Buffer.from('LVE1');
const ivLength = 12;
const tagLength = 16;

export const isEncrypted = (bytes: Buffer): boolean => bytes.subarray(0, marker.length).equals(marker);

/** Error for a file whose key version is not among the stored keys. */
class UnknownFileKeyError extends Error {
  override readonly name = 'UnknownFileKeyError';
}

const getKey = memoizeByVersionOfRing();

/** Parts of an encrypted file: marker, length of the key version id, key version id, IV, tag, and encrypted bytes. */
