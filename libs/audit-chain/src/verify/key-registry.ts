import { createPublicKey, type KeyObject } from 'node:crypto';
import type { CheckpointRecord, KeyRecord, SealRecord } from '../records.ts';
import { computeKeyId, hasValidSignature } from '../signatures.ts';

const parseKey = (der: Buffer): KeyObject | undefined => {
  try {
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Public keys from the verified files. The functions `add` and `findSignatureProblem` return the description of a
 * problem, or undefined if there is no problem.
 */
export interface KeyRegistry {
  readonly add: (record: KeyRecord) => string | undefined;
  readonly findSignatureProblem: (record: CheckpointRecord | SealRecord) => string | undefined;
  readonly listIds: () => readonly string[];
}

/** Creates a registry without keys. If `trustedIds` is given, `add` rejects keys with any other id. */
export const createKeyRegistry = (trustedIds: readonly string[] | undefined): KeyRegistry => {
  const keys = new Map<string, KeyObject>();
  return {
    add: ({ id, publicKey }) => {
      const der = Buffer.from(publicKey, 'base64');
      if (computeKeyId(der) !== id) return `the key does not belong to its id ${id}`;
      const key = parseKey(der);
      if (!key) return `the key ${id} is not an Ed25519 key`;
      if (trustedIds && !trustedIds.includes(id)) return `the key ${id} is unknown: it is not one of the trusted keys`;
      keys.set(id, key);
      return undefined;
    },
    findSignatureProblem: (record) => {
      const key = keys.get(record.keyId);
      if (!key) return `the ${record.kind} is signed with the unknown key ${record.keyId}`;
      return hasValidSignature(record, key) ? undefined : `the ${record.kind} has a wrong signature`;
    },
    listIds: () => [...keys.keys()],
  };
};
