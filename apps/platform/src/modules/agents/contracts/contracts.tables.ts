import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime, minor } from '../../../core/db/columns.ts';
import { members } from '../../members/index.ts';

export const contractTypes = ['dailySalary', 'hourSalary', 'dividend'] as const;
export const contractCategories = ['LOTT', 'ELOTT', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'CONS'] as const;
/**
 * States of a contract version. P: a first offer without a response. E: an offer of a new version without a response.
 * A: in force. V: in force, but the upline (the agent above) or the operator requested its end. R: rejected. W:
 * withdrawn. S: replaced by a newer version. C: cancelled.
 */
export const contractStates = ['P', 'E', 'A', 'V', 'R', 'W', 'S', 'C'] as const;

/**
 * Conditions of one tier of a contract, and the rate that the tier pays. A contract pays an agent for the bets of its
 * team. Amounts are in minor units.
 */
export interface ContractTier {
  readonly bet: number;
  readonly active: number;
  /** Minimum net loss of the team's members. Only dividend contracts have this condition. */
  readonly netLoss?: number;
  readonly rateType: 'P' | 'F';
  /**
   * Rate that the tier pays. For a percentage (P) the rate is in hundredths of a percent. For a fixed amount (F) the
   * rate is in minor units.
   */
  readonly rate: number;
}

/**
 * Versions of the contracts that pay agents a salary or a dividend for the bets of their teams. An offer is also a
 * version. A version applies to each period that begins at or after `acceptedAt` and before `endedAt`.
 */
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
    /**
     * Id of the agent directly above, who offered the contract. Null means the operator, which offers contracts to
     * root agents.
     */
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

/** Periods whose payouts have been calculated. One row covers all agents of a brand. */
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
 * States of a payout. `due`: calculated, but not paid yet. `nothing`: the amount is zero, because no tier is reached
 * or a loss is carried into the next period. `held`: not paid, because a contract in the same agent tree has a higher
 * rate than the contract of the agent above.
 */
export const payoutStates = ['due', 'paid', 'nothing', 'held'] as const;

/**
 * Totals of one branch of a team, which explain a payout to the agent. A branch is a direct downline (a member one
 * level below the agent) with its own team.
 */
export interface ExplainedBranch {
  /** Name of the member at the top of the branch. Null for the bets of the agent itself. */
  readonly account: string | null;
  readonly bet: number;
  readonly active: number;
  readonly net?: number;
}

/**
 * Explanation of a payout: the totals of the agent's team, and the contract tier that determined the payout. The
 * values are those at the time of the calculation. `tier` is null if no tier qualified. Amounts are in minor units.
 */
export interface Explanation {
  readonly bet: number;
  readonly active: number;
  readonly activeMinimum: number;
  readonly tier: ContractTier | null;
  readonly branches: readonly ExplainedBranch[];
  /** Additional values of a dividend payout. Undefined for a salary. */
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

/**
 * Payouts of agents' contracts. There is one row for each agent, contract type, category and period. A payout is
 * never calculated again.
 */
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
    /** Loss that a dividend contract carries into the next period, in minor units. Zero or negative. */
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
