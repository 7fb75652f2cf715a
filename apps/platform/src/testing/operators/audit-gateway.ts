import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { startOperatorGateway, writeNote } from './operator-gateway.ts';

interface StoredEntry {
  readonly outcome: string;
  readonly error_code: string | null;
  readonly subject_id: string;
  readonly changes: string;
}

/**
 * Starts a gateway with three operators. `ana` writes notes. `auditor` reads the audit chains (the audit log entries of
 * one brand, or of the platform) of all brands and of the platform. `brandAuditor` reads the audit chain of one brand.
 */
export const startAuditGateway = async () => {
  const gateway = await startOperatorGateway({
    ana: ['releases:publish *'],
    auditor: ['audit:read *', 'audit:export *'],
    brandAuditor: ['audit:read bituinara', 'audit:export bituinara'],
  });
  const { core, clock, checkpointsFolder } = gateway;
  let written = 0;
  return {
    ...gateway,
    /**
     * Calls the test operation `writeNote`, which stores a note (a test record) of a brand. First advances the clock
     * by a second, so that all notes have different times and searches have a fixed order. Returns the id of the note
     * and the response.
     */
    write: async (brand: string, text = 'text') => {
      written += 1;
      clock.advance(1000);
      const id = `note${written}`;
      return { id, ...(await gateway.call(writeNote, { brand, id, text }, { as: 'ana' })) };
    },
    /**
     * Returns the entries of an audit chain (the audit log entries of one brand, or of the platform) from the database.
     */
    readChain: async (chain: string): Promise<readonly StoredEntry[]> =>
      (
        (await core.db.execute(
          sql`select outcome, error_code, subject_id, changes from audit_entries where chain = ${chain} order by number`,
        )) as unknown as { rows: StoredEntry[] }
      ).rows,
    signCheckpoints: () => core.jobs.run('audit.checkpoints'),
    /**
     * Returns the signed checkpoints (records of the last entry) of an audit chain from the store outside the database.
     */
    readOutside: async (chain: string): Promise<string[]> => {
      const names = await readdir(checkpointsFolder, { recursive: true });
      const found = names.filter((name) => name.includes(`checkpoint-${chain}-`)).sort();
      return Promise.all(found.map((name) => readFile(join(checkpointsFolder, name), 'utf8')));
    },
    /**
     * Runs SQL statements that change the audit log while its triggers are off. Only the owner of the tables can do
     * this.
     */
    tamper: async (...statements: readonly string[]): Promise<void> => {
      const tables = ['audit_entries', 'audit_heads'];
      for (const table of tables) await core.db.execute(sql.raw(`alter table ${table} disable trigger all`));
      for (const statement of statements) await core.db.execute(sql.raw(statement));
      for (const table of tables) await core.db.execute(sql.raw(`alter table ${table} enable trigger all`));
    },
  };
};
export type AuditGateway = Awaited<ReturnType<typeof startAuditGateway>>;
