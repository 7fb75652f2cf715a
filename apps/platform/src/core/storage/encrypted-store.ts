import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type KeyRing, memoizeByVersion } from '../crypto/gateway-keys.ts';
import type { ObjectStore } from './object-store.ts';

/** First bytes of an encrypted file. No image format begins with these bytes. */
const marker = Buffer.from('LVE1');
const ivLength = 12;
const tagLength = 16;

export const isEncrypted = (bytes: Buffer): boolean => bytes.subarray(0, marker.length).equals(marker);

const encrypt = (keyId: string, key: Buffer, id: string, bytes: Buffer): Buffer => {
  const iv = randomBytes(ivLength);
  // The authentication tag of AES-GCM also protects the id. Therefore the decryption fails if an encrypted file is
  // stored under the id of another file.
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(id));
  const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()]);
  const version = Buffer.from(keyId);
  return Buffer.concat([marker, Buffer.of(version.length), version, iv, cipher.getAuthTag(), encrypted]);
};

/**
 * Splits an encrypted file into its parts. The parts are the marker, the length and the id of the key version, the IV,
 * the tag and the encrypted bytes.
 */
const split = (bytes: Buffer) => {
  const versionStart = marker.length + 1;
  const ivStart = versionStart + (bytes[marker.length] ?? 0);
  const tagStart = ivStart + ivLength;
  const textStart = tagStart + tagLength;
  return {
    keyId: bytes.subarray(versionStart, ivStart).toString(),
    iv: bytes.subarray(ivStart, tagStart),
    tag: bytes.subarray(tagStart, textStart),
    text: bytes.subarray(textStart),
  };
};

/**
 * Creates a store that encrypts files with AES-256-GCM and saves them in `store`. The key is the current version in
 * the key ring `ring`. Each encrypted file begins with the marker `LVE1` and contains the id of its key version. A
 * file without the marker was stored before the encryption was introduced, and is returned unchanged. `get` rejects
 * if an encrypted file was modified or if its key version does not exist.
 */
export const createEncryptedStore = (
  store: ObjectStore,
  ring: Pick<KeyRing, 'getCurrent' | 'getAccepted'>,
): ObjectStore => {
  const toKey = memoizeByVersion(({ secret }) => Buffer.from(secret, 'base64url'));
  const decrypt = (id: string, bytes: Buffer): Buffer => {
    const { keyId, iv, tag, text } = split(bytes);
    const version = ring.getAccepted().find((each) => each.id === keyId);
    if (!version) throw new Error(`The file ${id} is encrypted with the key version ${keyId}, which does not exist`);
    const decipher = createDecipheriv('aes-256-gcm', toKey(version), iv).setAAD(Buffer.from(id)).setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]);
  };
  return {
    put: (id, bytes) => {
      const version = ring.getCurrent();
      return store.put(id, encrypt(version.id, toKey(version), id, bytes));
    },
    get: async (id) => {
      const bytes = await store.get(id);
      return bytes && isEncrypted(bytes) ? decrypt(id, bytes) : bytes;
    },
    getSize: store.getSize,
    remove: store.remove,
  };
};
