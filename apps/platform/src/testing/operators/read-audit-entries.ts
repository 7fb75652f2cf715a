import { asc } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import type { AuditEntry } from '../../core/operators/operator-context.ts';
import { auditEntries } from '../../modules/audit/audit.tables.ts';

/** Returns all entries of the audit log in their order. */
export const readAuditEntries = async (db: Database): Promise<readonly AuditEntry[]> => {
  const rows = await db.select().from(auditEntries).orderBy(asc(auditEntries.id));
  return rows.map(({ chain, subjectKind, subjectId, changes, ...row }) => ({
    ...row,
    brand: chain === 'platform' ? null : chain,
    subject: { kind: subjectKind, id: subjectId },
    changes: JSON.parse(changes) as Record<string, unknown>,
  }));
};
