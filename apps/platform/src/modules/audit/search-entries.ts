import type { ParsedRequest, ResponseValue } from '@livery/contract/operation';
import type { searchAudit } from '@livery/contract/operators/audit';
import { and, desc, eq, gte, lt, or } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { decodeCursor, numberedId, toPage } from '../../core/pagination.ts';
import { auditEntries } from './audit.tables.ts';
import { type EntryRow, toEntryRecord } from './entry-records.ts';

type Query = ParsedRequest<typeof searchAudit>;

const before = (cursor: string | undefined) => {
  const position = decodeCursor(cursor, numberedId);
  if (!position) return undefined;
  const { at, id } = position;
  return or(lt(auditEntries.at, at), and(eq(auditEntries.at, at), lt(auditEntries.id, Number(id))));
};

/** Returns an entry without `changes` and `address`, which can contain personal data. */
const toSummary = (row: EntryRow) => {
  const { kind: _kind, changes: _changes, address: _address, ...summary } = toEntryRecord(row);
  return { ...summary, outcome: row.outcome };
};

/** Finds entries of one chain or of all chains, the newest first. */
export const searchEntries = async (
  db: Database,
  { chain, operatorId, operation, outcome, subjectKind, subjectId, from, to, cursor, limit }: Query,
): Promise<ResponseValue<typeof searchAudit>> => {
  const rows = await db
    .select()
    .from(auditEntries)
    .where(
      and(
        chain === undefined ? undefined : eq(auditEntries.chain, chain),
        operatorId === undefined ? undefined : eq(auditEntries.operatorId, operatorId),
        operation === undefined ? undefined : eq(auditEntries.operation, operation),
        outcome === undefined ? undefined : eq(auditEntries.outcome, outcome),
        subjectKind === undefined ? undefined : eq(auditEntries.subjectKind, subjectKind),
        subjectId === undefined ? undefined : eq(auditEntries.subjectId, subjectId),
        from === undefined ? undefined : gte(auditEntries.at, new Date(from)),
        to === undefined ? undefined : lt(auditEntries.at, new Date(to)),
        before(cursor),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit + 1);
  const { list, next } = toPage(rows, limit, ({ at, id }) => ({ at, id: String(id) }));
  return { list: list.map(toSummary), next };
};
