import { createHash } from 'node:crypto';
import { toCanonicalJson } from './canonical-json.ts';

/**
 * Name of the audit chain for actions that concern the whole platform. An audit chain is a list of entries. Each entry
 * contains the hash of the previous entry, so that a later change is noticed. A chain of a brand is named by the brand
 * code.
 */
export const platformChain = 'platform';

/** Value of `previousHash` in the first entry of a chain, which has no entry before it. */
export const firstPreviousHash = '0'.repeat(64);

/** Version number of the export file format. The verifier reports a problem for an export with another version. */
export const exportFormat = 1;

/** Entry of the audit log. `hash` is the SHA-256 hash of the canonical JSON (RFC 8785) of all other fields. */
export interface EntryRecord {
  readonly kind: 'entry';
  readonly chain: string;
  /** Position of the entry in its chain. It starts at 1 and increases by 1 with each entry. */
  readonly number: number;
  /** Hash of the previous entry in the chain. In the first entry, it is `firstPreviousHash`. */
  readonly previousHash: string;
  /** Time of the action in ISO 8601 format, with milliseconds and in UTC. */
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

/**
 * Public key with which signatures are verified. `id` is computed from the key. An attacker can therefore not replace
 * the key of an id.
 */
export interface KeyRecord {
  readonly kind: 'key';
  readonly id: string;
  /** Public key in the format SPKI (DER), encoded as base64. */
  readonly publicKey: string;
}

interface SignedRecord {
  readonly keyId: string;
  /**
   * Ed25519 signature as hexadecimal digits. It covers the canonical JSON (RFC 8785) of all other fields of the
   * record.
   */
  readonly signature: string;
}

/**
 * Signed record of the last entry of a chain at the time `at`: its number and its hash. If an entry up to this number
 * is changed or removed later, the record no longer matches the chain.
 */
export interface CheckpointRecord extends SignedRecord {
  readonly kind: 'checkpoint';
  readonly chain: string;
  readonly number: number;
  readonly hash: string;
  readonly at: string;
}

/**
 * Last line of an export. Its signature makes changes of the export visible, because the signed record contains the
 * hash of all lines before it.
 */
export interface SealRecord extends SignedRecord {
  readonly kind: 'seal';
  readonly format: number;
  readonly chain: string;
  /**
   * `from` and `to` are the numbers of the first and the last entry in the export. If the export has no entries, `to`
   * is `from - 1`.
   */
  readonly from: number;
  readonly to: number;
  /** Number of the last entry of the chain at the time of the export. */
  readonly head: number;
  /**
   * Number of lines before the seal (the last line of the export). `sha256` is the SHA-256 hash of the bytes of these
   * lines, including their line feeds.
   */
  readonly lines: number;
  readonly sha256: string;
  readonly at: string;
}

export type AuditRecord = EntryRecord | KeyRecord | CheckpointRecord | SealRecord;

export const computeSha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** Computes the SHA-256 hash of an entry as hexadecimal digits. The field `hash` of the entry is ignored. */
export const computeEntryHash = (entry: Omit<EntryRecord, 'hash'> & { readonly hash?: string }): string =>
  computeSha256(toCanonicalJson({ ...entry, hash: undefined }));

/** Converts a record to one line of an export: its canonical JSON and a line feed. */
export const toLine = (record: AuditRecord): string => `${toCanonicalJson(record)}\n`;
