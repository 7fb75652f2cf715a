import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime, minor } from '../../../core/db/columns.ts';
import { members } from '../../members/index.ts';

export const contractTypes = ['dailySalary', 'hourSalary', 'dividend'] as const;
export const contractCategories = ['LOTT', 'ELOTT', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'CONS'] as const;
/**
 * States of a contract version. P (first offer) and E (offer of a new version) wait for a response. A is in force. V is
 * in force, with a requested termination. R is rejected, W withdrawn, S superseded by a newer version, and C cancelled.
 */
export const contractStates = ['P', 'E', 'A', 'V', 'R', 'W', 'S', 'C'] as const;

/** Conditions and rate of one tier. Amounts are in minor units. */
export interface ContractTier {
  readonly bet: number;
  readonly active: number;
  /** Minimum net loss of the team's members. Only dividend contracts have it. */
  readonly netLoss?: number;
  readonly rateType: 'P' | 'F';
  /** Rate of the tier: hundredths of a percent for a percentage (P), minor units for a fixed amount (F). */
  readonly rate: number;
}

/** One version of an agent's contract or offer. It applies to periods that begin between `acceptedAt` and `endedAt`. */
export const contractVersions = pgTable(
  'contract_versions',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').notNull(),
    type: text('type', { enum: contractTypes }).notNull(),
    category: text('category', { enum: contractCategories }).notNull(),
    agentId: text('agent_id')
      .notNull()
      .references(() => members.id),
    /** Id of the upline agent who made the offer. Null means the operator, which offers contracts to root agents. */
    offeredBy: text('offered_by').references(() => members.id),
    version: integer('version').notNull(),
    state: text('state', { enum: contractStates }).notNull(),
    tiers: jsonb('tiers').$type<readonly ContractTier[]>().notNull(),
    offeredAt: dateTime('offered_at').notNull(),
    acceptedAt: dateTime('accepted_at'),
    terminationRequestedAt: dateTime('cancel_asked_at'),
    endedAt: dateTime('ended_at'),
  },
  (table) => [
    uniqueIndex('contract_versions_by_number').on(table.agentId, table.type, table.category, table.version),
    uniqueIndex('contract_versions_one_waiting')
      .on(table.agentId, table.type, table.category)
      .where(sql`${table.state} in ('P', 'E')`),
    uniqueIndex('contract_versions_one_in_force')
      .on(table.agentId, table.type, table.category)
      .where(sql`${table.state} in ('A', 'V')`),
    index('contract_versions_in_force').on(table.merchant, table.type, table.acceptedAt),
    index('contract_versions_by_offerer').on(table.offeredBy),
  ],
);

/** A period whose payouts are calculated: one row for all agents of a brand. */
export const contractRuns = pgTable(
  'contract_runs',
  {
    merchant: text('merchant').notNull(),
    type: text('type', { enum: contractTypes }).notNull(),
    from: dateTime('from').notNull(),
    to: dateTime('to').notNull(),
    at: dateTime('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.type, table.from] })],
);

/**
 * States of a payout. `due` is calculated and not yet paid. `nothing` has no amount, because no tier is met or a loss
 * is carried into the next period. `held` is blocked, because a contract in the tree gives more than the contract of
 * the upline.
 */
export const payoutStates = ['due', 'paid', 'nothing', 'held'] as const;

/** Contribution of one branch of a team to a payout. */
export interface ExplainedBranch {
  /** Name of the direct downline at the top of the branch. Null for the agent's own play. */
  readonly account: string | null;
  readonly bet: number;
  readonly active: number;
  readonly net?: number;
}

/** Calculation of a payout, as it was at that time. Amounts are in minor units. */
export interface Explanation {
  readonly bet: number;
  readonly active: number;
  readonly activeMinimum: number;
  readonly tier: ContractTier | null;
  readonly branches: readonly ExplainedBranch[];
  /** Parts of the calculation that only a dividend has. */
  readonly dividend?: {
    readonly prize: number;
    readonly bonus: number;
    readonly rebate: number;
    readonly salaries: number;
    readonly net: number;
    readonly share: number;
    readonly below: readonly { readonly account: string; readonly share: number }[];
    readonly gross: number;
    readonly carryBefore: number;
    readonly carryAfter: number;
    readonly refusal?: {
      readonly account: string;
      readonly rate: number;
      readonly above: string;
      readonly aboveRate: number;
    };
  };
}

/** Result of a contract for a period: one row per agent, type, category and period. It is never recalculated. */
export const contractPayouts = pgTable(
  'contract_payouts',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').notNull(),
    type: text('type', { enum: contractTypes }).notNull(),
    category: text('category', { enum: contractCategories }).notNull(),
    agentId: text('agent_id')
      .notNull()
      .references(() => members.id),
    versionId: uuid('version_id')
      .notNull()
      .references(() => contractVersions.id),
    from: dateTime('from').notNull(),
    to: dateTime('to').notNull(),
    state: text('state', { enum: payoutStates }).notNull(),
    amount: minor('amount').notNull(),
    /** Loss that a dividend carries into the next period: zero or negative. */
    carryAfter: minor('carry_after').notNull(),
    explanation: jsonb('explanation').$type<Explanation>().notNull(),
    paidAt: dateTime('paid_at'),
  },
  (table) => [
    uniqueIndex('contract_payouts_once').on(table.agentId, table.type, table.category, table.from),
    index('contract_payouts_by_agent').on(table.agentId, table.to),
    index('contract_payouts_due')
      .on(table.id)
      .where(sql`${table.state} = 'due'`),
    index('contract_payouts_by_period').on(table.merchant, table.type, table.from),
  ],
);
