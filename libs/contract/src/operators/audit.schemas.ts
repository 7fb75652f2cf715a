import * as z from 'zod/mini';
import { brandCode, next, pageFields, requestTime, time } from './operator-fields.schemas.ts';

/**
 * Maximum number of entries in one export. An audit chain (the entries of one brand, or of the platform) with more
 * entries is exported in several parts.
 */
export const maxExportedEntries = 50_000;

const entryNumber = z.coerce.number().check(z.int(), z.gte(1), z.lte(999_999_999_999));
const text = z.string().check(z.minLength(1), z.maxLength(200));
const outcomes = ['done', 'rejected', 'requested'] as const;

/**
 * Chain of the audit log, which contains the entries of one brand or of the platform. The value is the code of the
 * brand, or `platform`.
 */
const chain = brandCode;
const ofChain = { chain };
const ofBrand = { brand: brandCode };

const entrySummary = {
  chain: z.string(),
  /**
   * Number of the entry in its chain (the entries of one brand, or of the platform). The first entry has the number 1,
   * and there are no gaps.
   */
  number: z.number(),
  at: time,
  operatorId: z.nullable(z.string()),
  tokenId: z.nullable(z.string()),
  operation: z.string(),
  outcome: z.enum(outcomes),
  errorCode: z.nullable(z.string()),
  subject: z.object({ kind: z.string(), id: z.string() }),
  requestId: z.string(),
};

const filters = {
  operatorId: z.optional(text),
  operation: z.optional(text),
  outcome: z.optional(z.enum(outcomes)),
  subjectKind: z.optional(text),
  subjectId: z.optional(text),
  /** Start of the range, inclusive. If absent, the range has no start. */
  from: z.optional(requestTime),
  /** End of the range, exclusive. If absent, the range has no end. */
  to: z.optional(requestTime),
  ...pageFields,
};
const entries = z.object({ list: z.array(z.object(entrySummary)), next });

export const searchAudit = { request: z.object({ chain: z.optional(chain), ...filters }), value: entries };
export const searchBrandAudit = { request: z.object({ ...ofBrand, ...filters }), value: entries };

const entry = z.object({
  ...entrySummary,
  changes: z.record(z.string(), z.unknown()),
  /**
   * IP address of the client that called the operation. Empty if no client called it, for example if the gateway
   * published a scheduled release.
   */
  address: z.string(),
  previousHash: z.string(),
  hash: z.string(),
});

export const getAuditEntry = { request: z.object({ ...ofChain, number: entryNumber }), value: entry };
export const getBrandAuditEntry = { request: z.object({ ...ofBrand, number: entryNumber }), value: entry };

const exportRange = { from: z._default(entryNumber, 1), to: z.optional(entryNumber) };
const exported = z.object({
  fileName: z.string(),
  /** JSON Lines in the format of docs/audit-log.md. */
  content: z.string(),
  /**
   * `from` and `to` are the first and the last number of the exported entries. `head` is the number of the last entry
   * of the chain.
   */
  from: z.number(),
  to: z.number(),
  head: z.number(),
});

export const exportAudit = { request: z.object({ ...ofChain, ...exportRange }), value: exported };
export const exportBrandAudit = { request: z.object({ ...ofBrand, ...exportRange }), value: exported };

const checkpointPage = {
  limit: pageFields.limit,
  /** Number of an entry. Only checkpoints of entries with a lower number are returned. */
  below: z.optional(entryNumber),
};
const checkpoints = z.object({
  /**
   * Checkpoints of the chain, the newest first. A checkpoint is a signed record of the last entry at a certain time.
   */
  list: z.array(
    z.object({
      chain: z.string(),
      number: z.number(),
      hash: z.string(),
      at: time,
      keyId: z.string(),
      signature: z.string(),
    }),
  ),
  /** Public keys with which the signatures of all checkpoints can be verified, as SPKI in base64. */
  keys: z.array(z.object({ id: z.string(), publicKey: z.string() })),
  /** Value of `below` in the request for the next page. Null on the last page. */
  next: z.nullable(z.number()),
});

export const listAuditCheckpoints = { request: z.object({ ...ofChain, ...checkpointPage }), value: checkpoints };
export const listBrandAuditCheckpoints = { request: z.object({ ...ofBrand, ...checkpointPage }), value: checkpoints };
