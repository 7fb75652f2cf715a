import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { releaseTrials, type TrialRow } from './trials.tables.ts';

/**
 * Returns the running trial of a brand, and locks its row until the end of the transaction. Returns undefined if no
 * trial runs.
 */
export const lockRunningTrial = async (tx: Database, brand: string): Promise<TrialRow | undefined> => {
  const [trial] = await tx
    .select()
    .from(releaseTrials)
    .where(and(eq(releaseTrials.brand, brand), eq(releaseTrials.state, 'running')))
    .for('update');
  return trial;
};

/** Ends a locked trial. Returns its row. */
export const endTrial = async (
  tx: Database,
  trial: TrialRow,
  end: Pick<TrialRow, 'state' | 'cause' | 'endedBy' | 'endedAt'>,
): Promise<TrialRow> => {
  await tx.update(releaseTrials).set(end).where(eq(releaseTrials.id, trial.id));
  return { ...trial, ...end };
};

interface LiveChange {
  readonly brand: string;
  readonly releaseId: string;
  readonly by: string;
  readonly at: Date;
}

/**
 * Ends the running trial of a brand in the transaction that makes a release live. The trial gets the state `promoted`
 * if the release is its candidate, and `stopped` otherwise.
 */
export const endTrialForChange = async (tx: Database, { brand, releaseId, by, at }: LiveChange): Promise<void> => {
  const trial = await lockRunningTrial(tx, brand);
  if (!trial) return;
  const state = trial.releaseId === releaseId ? ('promoted' as const) : ('stopped' as const);
  await endTrial(tx, trial, { state, cause: null, endedBy: by, endedAt: at });
};
