import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime, minor } from '../../../core/db/columns.ts';
import { members } from '../../members/members.tables.ts';

export const contractTypes = ['dailySalary', 'hourSalary', 'dividend'] as const;
export const contractCategories = ['LOTT', 'ELOTT', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'CONS'] as const;
/** P and E wait for an answer, A is in force, V too while its end is asked for; R was rejected, W withdrawn, S followed by another, C ended. */
export const contractStates = ['P', 'E', 'A', 'V', 'R', 'W', 'S', 'C'] as const;

/** What one tier asks for and gives. Money in minor units. */
export interface ContractTier {
  readonly bet: number;
  readonly active: number;
  /** Dividends alone: what the house must have kept. */
  readonly netLoss?: number;
  readonly rateType: 'P' | 'F';
  /** P: hundredths of a percent; F: minor units. */
  readonly rate: number;
}

/** One version of what an agent is offered or has. It is in force from its answer to its end, for the periods that begin in between. */
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
    /** The agent above; null: the house, which contracts with agents that have nobody above. */
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

/** A period that has been worked out: once, for all agents of a brand. */
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

/** Due: worked out and not yet paid. Nothing: below every tier, or carried on. Held: refused, since a contract gives more than the one above. */
export const payoutStates = ['due', 'paid', 'nothing', 'held'] as const;

/** What a part of a team added. */
export interface ExplainedBranch {
  /** Null: the agent's own play. */
  readonly account: string | null;
  readonly bet: number;
  readonly active: number;
  readonly net?: number;
}

/** How a payout came to its amount, as it was when it was worked out. Money in minor units. */
export interface Explanation {
  readonly bet: number;
  readonly active: number;
  readonly activeMinimum: number;
  readonly tier: ContractTier | null;
  readonly branches: readonly ExplainedBranch[];
  /** Dividends alone. */
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

/** What a contract gave for a period: once for each agent, kind, category and period, and never worked out again. */
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
    /** Dividends: what the next period begins with, zero or below. */
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
