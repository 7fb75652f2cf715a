import { createHash } from 'node:crypto';
import { toCanonicalJson } from './canonical-json.ts';

/** Name of the chain of the acts about the whole platform. The chain of a brand has the code of the brand as its name. */
export const platformChain = 'platform';

/** Previous hash of the first entry of a chain. */
export const firstPreviousHash = '0'.repeat(64);

/** Version of the format of an export. */
export const exportFormat = 1;

/** Entry of the audit log. `hash` is the SHA-256 of all other fields in their canonical form. */
export interface EntryRecord {
  readonly kind: 'entry';
  readonly chain: string;
  /** Position in the chain, from 1 without gaps. */
  readonly number: number;
  /** Hash of the entry before, or `firstPreviousHash`. */
  readonly previousHash: string;
  /** Time of the act in the format of ISO 8601, with milliseconds and in UTC. */
  readonly at: string;
  readonly operatorId: string | null;
  readonly tokenId: string | null;
  readonly operation: string;
  readonly outcome: string;
  readonly errorCode: string | null;
  readonly subject: { readonly kind: string; readonly id: string };
  readonly changes: Readonly<Record<string, unknown>>;
  readonly address: string;
  readonly requestId: string;
  readonly hash: string;
}

/** Public key. `id` is computed from the key, so that nobody can put another key under the same id. */
export interface KeyRecord {
  readonly kind: 'key';
  readonly id: string;
  /** SPKI in DER, as base64. */
  readonly publicKey: string;
}

interface SignedRecord {
  readonly keyId: string;
  /** Ed25519 signature of all other fields in their canonical form, as hexadecimal digits. */
  readonly signature: string;
}

/** Signed statement: at this time, the chain had an entry with this number and this hash, and none after it. */
export interface CheckpointRecord extends SignedRecord {
  readonly kind: 'checkpoint';
  readonly chain: string;
  readonly number: number;
  readonly hash: string;
  readonly at: string;
}

/** Last line of an export. It signs the lines before it. */
export interface SealRecord extends SignedRecord {
  readonly kind: 'seal';
  readonly format: number;
  readonly chain: string;
  /** First and last number of the entries in the export. `to` is `from - 1` if there are none. */
  readonly from: number;
  readonly to: number;
  /** Number of the last entry of the chain at the time of the export. */
  readonly head: number;
  /** Number of the lines before the seal, and the SHA-256 of their bytes with the line feeds. */
  readonly lines: number;
  readonly sha256: string;
  readonly at: string;
}

export type AuditRecord = EntryRecord | KeyRecord | CheckpointRecord | SealRecord;

export const computeSha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** Computes the hash of an entry. */
export const computeEntryHash = (entry: Omit<EntryRecord, 'hash'> & { readonly hash?: string }): string =>
  computeSha256(toCanonicalJson({ ...entry, hash: undefined }));

/** Writes a record as one line of an export. */
export const toLine = (record: AuditRecord): string => `${toCanonicalJson(record)}\n`;
