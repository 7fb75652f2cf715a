import type { RewardLine } from '@livery/contract/rewards/promotions';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dateTime, minor } from '../../core/db/columns.ts';
import { members } from '../members/index.ts';
import type { Translations } from '../../core/text/translations.ts';

export const rewardSources = [
  'WELCOME',
  'CHECKIN',
  'CASHBACK',
  'RELOAD',
  'APPLY',
  'MISSION',
  'REFERRAL',
  'VIP',
] as const;

/** Rewards that were paid. Each reward has one row. */
export const rewardClaims = pgTable(
  'reward_claims',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /**
     * Id of the reward. It consists of the promotion and the period, or of the mission, the VIP level or the invited
     * member.
     */
    rewardId: text('reward_id').notNull(),
    merchant: text('merchant').notNull(),
    source: text('source', { enum: rewardSources }).notNull(),
    promotionId: text('promotion_id'),
    titles: jsonb('titles').$type<Translations>().notNull(),
    amount: minor('amount').notNull(),
    /** Sum of bets that the member must place before the reward can be withdrawn, in minor units. */
    rollover: minor('rollover').notNull(),
    /** Time at which the member had placed all required bets. Null while bets are still required. */
    clearedAt: dateTime('cleared_at'),
    /** Time at which the member gave up the bonus. Null if the member has not given it up. */
    givenUpAt: dateTime('given_up_at'),
    points: integer('points').notNull().default(0),
    lines: jsonb('lines').$type<readonly RewardLine[]>().notNull(),
    claimedAt: dateTime('claimed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.rewardId] }),
    index('reward_claims_by_time').on(table.memberId, table.claimedAt),
    index('reward_claims_by_points').on(table.merchant, table.source, table.claimedAt),
  ],
);
