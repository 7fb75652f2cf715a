import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { toCanonicalJson } from './canonical-json.ts';
import { type CheckpointRecord, computeSha256, type KeyRecord, type SealRecord } from './records.ts';

/** Computes the id of a public key: the first 32 hexadecimal digits of its SHA-256 hash. `publicKey` is SPKI in DER. */
export const computeKeyId = (publicKey: Uint8Array): string => computeSha256(publicKey).slice(0, 32);

/** Creates the record of a public key. `key` can be the public key, or the private key to which it belongs. */
export const toKeyRecord = (key: KeyObject): KeyRecord => {
  const der = (key.type === 'private' ? createPublicKey(key) : key).export({ type: 'spki', format: 'der' });
  return { kind: 'key', id: computeKeyId(der), publicKey: der.toString('base64') };
};

type Signed = CheckpointRecord | SealRecord;
type Unsigned<Record extends Signed> = Omit<Record, 'keyId' | 'signature'>;

const toSignedBytes = (record: object): Buffer => Buffer.from(toCanonicalJson({ ...record, signature: undefined }));

/** Signs a record. Returns the record with the id of the key (`keyId`) and the signature. */
export const signRecord = <Record extends Signed>(record: Unsigned<Record>, privateKey: KeyObject): Record => {
  const signed = { ...record, keyId: toKeyRecord(privateKey).id };
  return { ...signed, signature: sign(null, toSignedBytes(signed), privateKey).toString('hex') } as unknown as Record;
};

/** Returns true if the private key that belongs to `publicKey` has signed the record. */
export const hasValidSignature = (record: Signed, publicKey: KeyObject): boolean =>
  verify(null, toSignedBytes(record), publicKey, Buffer.from(record.signature, 'hex'));
