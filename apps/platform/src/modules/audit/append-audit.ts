import { toCanonicalJson } from '@livery/audit-chain/canonical-json';
import { platformChain } from '@livery/audit-chain/records';
import { sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import type { AuditEntry } from '../../core/operators/operator-context.ts';
import { assertNoSecrets } from './assert-no-secrets.ts';
import { auditEntries } from './audit.tables.ts';
import { withHash } from './entry-records.ts';

interface Head {
  readonly number: number;
  readonly hash: string;
}

/**
 * Locks the head (the last entry) of an audit chain until the end of the transaction. Concurrent transactions therefore
 * append their entries one after another, and each entry contains the hash of the previous one.
 */
const lockHead = async (tx: Database, chain: string): Promise<Head> => {
  const { rows } = (await tx.execute(sql`select number, hash from audit_lock_head(${chain})`)) as unknown as {
    rows: { number: string | number; hash: string }[];
  };
  const [head] = rows;
  if (!head) throw new Error(`The audit log has no head of the chain ${chain}`);
  return { number: Number(head.number), hash: head.hash };
};

/**
 * Replaces characters that a text column cannot store: U+0000 and unpaired surrogates. Otherwise the stored text
 * would differ from the hashed text.
 */
const toStorableText = (text: string): string => Buffer.from(text.replaceAll('\0', '\uFFFD')).toString();

/**
 * Converts the changes of an entry to canonical JSON text. First replaces objects such as `Date` by the strings that
 * JSON stores. The hash is therefore computed from exactly the text that is stored.
 */
const toStorableChanges = (changes: AuditEntry['changes']): string =>
  toCanonicalJson(JSON.parse(JSON.stringify(changes)));

/**
 * Appends an entry to the hash chain of its brand, or to the chain of the platform if the entry has no brand. Call it
 * as late as possible in the transaction of the operation: until this transaction ends, no other transaction can append
 * to the chain. Throws an Error if `changes` contains a secret.
 */
export const appendAudit = async (tx: Database, entry: AuditEntry): Promise<void> => {
  assertNoSecrets(entry.changes);
  const chain = entry.brand ?? platformChain;
  const head = await lockHead(tx, chain);
  await tx.insert(auditEntries).values(
    withHash({
      chain,
      number: head.number + 1,
      previousHash: head.hash,
      at: entry.at,
      operatorId: entry.operatorId,
      tokenId: entry.tokenId,
      operation: entry.operation,
      outcome: entry.outcome,
      errorCode: entry.errorCode,
      subjectKind: toStorableText(entry.subject.kind),
      subjectId: toStorableText(entry.subject.id),
      changes: toStorableChanges(entry.changes),
      address: toStorableText(entry.address),
      requestId: toStorableText(entry.requestId),
    }),
  );
};
