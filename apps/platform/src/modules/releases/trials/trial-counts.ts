import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { type GroupFigures, noFigures } from './compare-failures.ts';
import { releaseTrialCounts, type TrialGroup } from './trials.tables.ts';

export type TrialFigures = Readonly<Record<TrialGroup, GroupFigures>>;

/** Counts of the visitors and failures in trials. They are in the memory of this gateway until they are stored. */
export interface TrialCounter {
  readonly count: (trialId: string, group: TrialGroup, kinds: readonly (keyof GroupFigures)[]) => void;
  /**
   * Adds the counts in memory to the database. If this fails, throws an error. The counts then stay in memory and are
   * added at the next call.
   */
  readonly store: () => Promise<void>;
}

interface Entry extends GroupFigures {
  readonly trialId: string;
  readonly group: TrialGroup;
}

const addFigures = (one: GroupFigures, other: GroupFigures): GroupFigures => ({
  visitors: one.visitors + other.visitors,
  starts: one.starts + other.starts,
  errors: one.errors + other.errors,
  lost: one.lost + other.lost,
});

export const createTrialCounter = (db: Database): TrialCounter => {
  let entries = new Map<string, Entry>();

  const add = ({ trialId, group, ...figures }: Entry): void => {
    const key = `${trialId} ${group}`;
    entries.set(key, { trialId, group, ...addFigures(entries.get(key) ?? noFigures, figures) });
  };

  return {
    count: (trialId, group, kinds) =>
      add({ trialId, group, ...noFigures, ...Object.fromEntries(kinds.map((kind) => [kind, 1])) }),
    store: async () => {
      if (entries.size === 0) return;
      const pending = entries;
      entries = new Map();
      const increase = (kind: keyof GroupFigures) =>
        sql`${releaseTrialCounts[kind]} + excluded.${sql.identifier(kind)}`;
      try {
        await db
          .insert(releaseTrialCounts)
          .values([...pending.values()])
          .onConflictDoUpdate({
            target: [releaseTrialCounts.trialId, releaseTrialCounts.group],
            set: {
              visitors: increase('visitors'),
              starts: increase('starts'),
              errors: increase('errors'),
              lost: increase('lost'),
            },
          });
      } catch (error) {
        for (const entry of pending.values()) add(entry);
        throw error;
      }
    },
  };
};

/** Loads the counts of trials. Returns a function that returns the counts of both groups by trial id. */
export const readFigures = async (
  db: Database,
  trialIds: readonly string[],
): Promise<(trialId: string) => TrialFigures> => {
  const rows =
    trialIds.length === 0
      ? []
      : await db
          .select()
          .from(releaseTrialCounts)
          .where(inArray(releaseTrialCounts.trialId, [...trialIds]));
  const find = (trialId: string, group: TrialGroup): GroupFigures => {
    const row = rows.find((each) => each.trialId === trialId && each.group === group);
    return row ? addFigures(row, noFigures) : noFigures;
  };
  return (trialId) => ({ candidate: find(trialId, 'candidate'), stable: find(trialId, 'stable') });
};
