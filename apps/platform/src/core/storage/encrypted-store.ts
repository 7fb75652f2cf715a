import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { ObjectStore } from './object-store.ts';

/** First bytes of an encrypted file. No image begins with them. */
const marker = Buffer.from('LVE1');
const ivLength = 12;
const tagLength = 16;
const headerLength = marker.length + ivLength + tagLength;

export const isEncrypted = (bytes: Buffer): boolean => bytes.subarray(0, marker.length).equals(marker);

const encrypt = (key: Buffer, id: string, bytes: Buffer): Buffer => {
  const iv = randomBytes(ivLength);
  // The id is authenticated, so that nobody can put one file in the place of another one.
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(id));
  const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([marker, iv, cipher.getAuthTag(), encrypted]);
};

const decrypt = (key: Buffer, id: string, bytes: Buffer): Buffer => {
  const iv = bytes.subarray(marker.length, marker.length + ivLength);
  const decipher = createDecipheriv('aes-256-gcm', key, iv)
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(marker.length + ivLength, headerLength));
  return Buffer.concat([decipher.update(bytes.subarray(headerLength)), decipher.final()]);
};

/**
 * Creates a store that encrypts the files of another store with AES-256-GCM. A file that was stored before the
 * encryption existed is returned as it is. Rejects if a file was changed.
 */
export const createEncryptedStore = (store: ObjectStore, key: Buffer): ObjectStore => ({
  put: (id, bytes) => store.put(id, encrypt(key, id, bytes)),
  get: async (id) => {
    const bytes = await store.get(id);
    return bytes && isEncrypted(bytes) ? decrypt(key, id, bytes) : bytes;
  },
  remove: store.remove,
});
