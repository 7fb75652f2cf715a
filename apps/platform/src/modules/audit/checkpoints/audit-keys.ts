import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { KeyRecord } from '@livery/audit-chain/records';
import { toKeyRecord } from '@livery/audit-chain/signatures';
import { type KeyStore, memoizeByVersion } from '../../../core/crypto/gateway-keys.ts';

/**
 * Keys that sign the exports and checkpoints of the audit log. A checkpoint is the signed last entry of an audit
 * chain.
 */
export interface AuditKeys {
  readonly getCurrent: () => KeyObject;
  /** Lists the public keys of all versions of the key. The earlier versions are needed to verify old checkpoints. */
  readonly listPublic: () => readonly KeyRecord[];
}

/**
 * Loads all versions of the key that signs checkpoints and exports of the audit log. The first call on a database
 * creates the key.
 */
export const loadAuditKeys = async (keys: KeyStore): Promise<AuditKeys> => {
  const ring = await keys.open('audit-ed25519', 'record-ed25519');
  const parse = memoizeByVersion(({ secret }) => createPrivateKey(secret));
  return {
    getCurrent: () => parse(ring.getCurrent()),
    listPublic: () => ring.getAccepted().map((version) => toKeyRecord(parse(version))),
  };
};
