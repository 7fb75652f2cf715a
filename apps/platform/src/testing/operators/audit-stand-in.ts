import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import type { OperatorChecks } from '../../core/operators/operator-checks.ts';
import type { AuditEntry } from '../../core/operators/operator-context.ts';

/**
 * Replacement of the audit module for tests. It writes audit entries to the table `test_audit_entries`, in the
 * database transaction of the audited call. It stores no approval request and returns a random id.
 */
export const auditStandIn: Pick<OperatorChecks, 'appendAudit' | 'requestApproval'> = {
  appendAudit: async (tx, entry) => {
    await tx.execute(sql`insert into test_audit_entries (entry) values (${JSON.stringify(entry)}::jsonb)`);
  },
  requestApproval: async () => randomUUID(),
};

export const createAuditTable = async (db: Database): Promise<void> => {
  await db.execute(sql`create table if not exists test_audit_entries (number serial, entry jsonb not null)`);
};

/** Returns all entries of the audit log in their order. Times are strings. */
export const readAuditEntries = async (db: Database): Promise<(Omit<AuditEntry, 'at'> & { readonly at: string })[]> => {
  const { rows } = (await db.execute(sql`select entry from test_audit_entries order by number`)) as unknown as {
    rows: { entry: Omit<AuditEntry, 'at'> & { readonly at: string } }[];
  };
  return rows.map(({ entry }) => entry);
};
