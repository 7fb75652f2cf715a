import { ErrorCode } from '@livery/contract/errors';
import { maxExportedEntries } from '@livery/contract/operators/audit/schemas';
import { computeSha256, exportFormat, type SealRecord, toLine } from '@livery/audit-chain/records';
import { signRecord } from '@livery/audit-chain/signatures';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { Clock } from '../../core/clock/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import { auditCheckpoints } from './audit.tables.ts';
import type { AuditKeys } from './checkpoints/audit-keys.ts';
import { type CheckpointSigner, toCheckpointRecord } from './checkpoints/sign-checkpoints.ts';
import { readEntries, readHead } from './read-entries.ts';

interface ExportDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: AuditKeys;
  readonly signer: CheckpointSigner;
  /**
   * Called with the error if no checkpoint can be signed, for example because the chain is broken. The export continues
   * without the new checkpoint, so that an auditor can examine the problem.
   */
  readonly onUnsigned: (error: unknown) => void;
}

interface ExportRange {
  readonly chain: string;
  readonly from: number;
  /** Number of the last entry to export. If absent, the export contains at most `maxExportedEntries` entries. */
  readonly to?: number | undefined;
}

/**
 * Lists the checkpoints of the exported entries. Also lists checkpoints with a higher number than the head (the last
 * entry). Such checkpoints prove that entries were deleted.
 */
const readCheckpoints = async (db: Database, chain: string, range: { from: number; to: number; head: number }) =>
  (
    await db
      .select()
      .from(auditCheckpoints)
      .where(and(eq(auditCheckpoints.chain, chain), gte(auditCheckpoints.number, range.from - 1)))
      .orderBy(asc(auditCheckpoints.number))
  )
    .filter(({ number }) => number <= range.to || number > range.head)
    .map(toCheckpointRecord);

/** Creates the function that exports a part of a chain in the format of docs/audit-log.md. */
export const createExporter =
  ({ db, clock, keys, signer, onUnsigned }: ExportDeps) =>
  async ({ chain, from, to: lastWanted }: ExportRange) => {
    await signer.signHead(chain).catch(onUnsigned);
    const head = (await readHead(db, chain)).number;
    const to = Math.min(head, lastWanted ?? from + maxExportedEntries - 1);
    if (to - from >= maxExportedEntries)
      throw new GatewayError(ErrorCode.BadRequest, {
        message: `to: one export has at most ${maxExportedEntries} entries; export the chain in parts`,
      });
    if (from > head + 1 || to < from - 1)
      throw new GatewayError(ErrorCode.BadRequest, { message: `from: the chain has ${head} entries` });
    const lines = keys.listPublic().map(toLine);
    for await (const entry of readEntries(db, { chain, from, to })) lines.push(toLine(entry));
    lines.push(...(await readCheckpoints(db, chain, { from, to, head })).map(toLine));
    const body = lines.join('');
    const at = clock.now().toISOString();
    const seal = signRecord<SealRecord>(
      {
        kind: 'seal',
        format: exportFormat,
        chain,
        from,
        to,
        head,
        lines: lines.length,
        sha256: computeSha256(body),
        at,
      },
      keys.getCurrent(),
    );
    return { fileName: `audit-${chain}-${from}-${to}.jsonl`, content: body + toLine(seal), from, to, head };
  };
export type ExportChain = ReturnType<typeof createExporter>;
