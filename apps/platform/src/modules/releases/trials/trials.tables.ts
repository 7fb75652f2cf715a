import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import { releases } from '../environments/releases.tables.ts';

/**
 * States of a trial. `promoted`: the candidate became live. `stopped`: an operator ended the trial, or another release
 * became live. `returned`: the candidate was worse. `expired`: the end time came, and nothing was published.
 */
export const trialStates = ['running', 'promoted', 'stopped', 'returned', 'expired'] as const;

/**
 * Trials: releases that only a share of the visitors of a brand sees. Rows are not deleted, and a trigger rejects
 * updates of ended trials. Another trigger increments the revision (a counter) `releases` at each change. Gateways
 * notice this and load the trials again.
 */
export const releaseTrials = pgTable(
  'release_trials',
  {
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    releaseId: text('release_id')
      .notNull()
      .references(() => releases.id),
    /** Live release at the start of the trial. Visitors outside the candidate group see it. */
    stableId: text('stable_id')
      .notNull()
      .references(() => releases.id),
    /** Share of the visitors who see the candidate release, in percent. */
    share: integer('share').notNull(),
    endsAt: dateTime('ends_at').notNull(),
    /** Action at the end time if the candidate release is not worse. */
    atEnd: text('at_end', { enum: ['publish', 'stop'] }).notNull(),
    reason: text('reason').notNull(),
    /** Operators whose approvals met the approval policy at the start. */
    approvers: jsonb('approvers').$type<readonly string[]>().notNull(),
    /**
     * Numbers of the decisions with which these operators approved the release. Null for a trial of an earlier gateway
     * version.
     */
    approvalNumbers: jsonb('approval_numbers').$type<readonly number[]>(),
    state: text('state', { enum: trialStates }).notNull(),
    /**
     * Reason for the end of the trial. For the state `returned`, it describes in what the candidate was worse. For the
     * state `expired`, it describes why the candidate was not published.
     */
    cause: text('cause'),
    startedBy: text('started_by').notNull(),
    startedAt: dateTime('started_at').notNull(),
    endedBy: text('ended_by'),
    endedAt: dateTime('ended_at'),
  },
  (table) => [
    uniqueIndex('release_trials_running')
      .on(table.brand)
      .where(sql`state = 'running'`),
    index('release_trials_newest').on(table.brand, table.startedAt),
    check('release_trials_share', sql`share between 1 and 50`),
  ],
);

/** Groups of the visitors of a trial. `candidate` sees the candidate release, and `stable` sees the live release. */
const trialGroups = ['candidate', 'stable'] as const;
export type TrialGroup = (typeof trialGroups)[number];

/** Counts of each visitor group of a trial. Gateways add their counts to the stored counts. */
export const releaseTrialCounts = pgTable(
  'release_trial_counts',
  {
    trialId: uuid('trial_id')
      .notNull()
      .references(() => releaseTrials.id),
    group: text('group', { enum: trialGroups }).notNull(),
    visitors: bigint('visitors', { mode: 'number' }).notNull(),
    starts: bigint('starts', { mode: 'number' }).notNull(),
    errors: bigint('errors', { mode: 'number' }).notNull(),
    lost: bigint('lost', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.trialId, table.group] })],
);

export type TrialRow = typeof releaseTrials.$inferSelect;
