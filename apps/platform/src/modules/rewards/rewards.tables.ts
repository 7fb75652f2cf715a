import type { RewardLine } from '@livery/contract/rewards/promotions';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Translations } from '../catalogue/catalogue.tables.ts';
import { dateTime, minor } from '../../core/db/columns.ts';
import { members } from '../members/members.tables.ts';
import { merchants } from '../brands/brands.tables.ts';

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
export const promotionKinds = ['WELCOME', 'CHECKIN', 'CASHBACK', 'RELOAD', 'APPLY', 'MISSION', 'REFERRAL'] as const;

/** Parameters of a promotion. Amounts are in minor units, shares in hundredths of a percent. */
export interface PromotionRules {
  /** WELCOME, RELOAD, CASHBACK: share of the deposit or of the net loss. */
  readonly share?: number;
  /** WELCOME, RELOAD, CASHBACK: max payout. */
  readonly cap?: number;
  /** WELCOME, RELOAD: min deposit; CASHBACK: min payout; REFERRAL: min deposits of the invited member. */
  readonly least?: number;
  /**
   * WELCOME, CASHBACK, RELOAD, APPLY: days in which it can be claimed; REFERRAL: days in which the invited member must
   * meet the conditions.
   */
  readonly days?: number;
  /** CHECKIN: amount of each day of the streak. APPLY, REFERRAL: the single amount. */
  readonly amounts?: readonly number[];
  /** APPLY: minutes until the decision. */
  readonly answerMinutes?: number;
  /** REFERRAL: min bets of the invited member. */
  readonly bets?: number;
  /** REFERRAL: max rewarded invitations per month. */
  readonly friendsPerMonth?: number;
}

export const promotions = pgTable(
  'promotions',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    kind: text('kind', { enum: promotionKinds }).notNull(),
    titles: jsonb('titles').$type<Translations>().notNull(),
    summaries: jsonb('summaries').$type<Translations>().notNull(),
    /** HTML. */
    contents: jsonb('contents').$type<Translations>().notNull(),
    /** HTML. */
    terms: jsonb('terms').$type<Translations>().notNull(),
    /** Image theme of the artwork. */
    picture: text('picture').notNull(),
    rules: jsonb('rules').$type<PromotionRules>().notNull(),
    /** Multiple of the bonus that must be bet before it can be withdrawn. */
    rolloverTimes: integer('rollover_times').notNull(),
    position: integer('position').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    startsAt: dateTime('starts_at').notNull(),
    endsAt: dateTime('ends_at'),
  },
  (table) => [index('promotions_by_merchant').on(table.merchant, table.position)],
);

/** Paid rewards, one row for each reward. */
export const rewardClaims = pgTable(
  'reward_claims',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** Id of the reward: its promotion and the period, mission, level or invited member. */
    rewardId: text('reward_id').notNull(),
    merchant: text('merchant').notNull(),
    source: text('source', { enum: rewardSources }).notNull(),
    promotionId: text('promotion_id'),
    titles: jsonb('titles').$type<Translations>().notNull(),
    amount: minor('amount').notNull(),
    /** Bets that are required before the bonus can be withdrawn. */
    rollover: minor('rollover').notNull(),
    /** Time at which the member had no remaining bets. */
    clearedAt: dateTime('cleared_at'),
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

export const applicationStates = ['waiting', 'approved', 'rejected'] as const;

/** Applications to promotions that are reviewed before they pay: one per member and period. */
export const promotionApplications = pgTable(
  'promotion_applications',
  {
    id: uuid('id').primaryKey(),
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotions.id),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    period: text('period').notNull(),
    comment: text('comment').notNull(),
    /** Ids of the attached uploads. */
    images: text('images').array().notNull().default([]),
    state: text('state', { enum: applicationStates }).notNull(),
    reason: text('reason', { enum: ['picture-known', 'no-play'] }),
    submittedAt: dateTime('submitted_at').notNull(),
    decideAt: dateTime('answer_at').notNull(),
  },
  (table) => [uniqueIndex('promotion_applications_once').on(table.promotionId, table.memberId, table.period)],
);

export const missionGoals = ['stake', 'rounds', 'wins', 'games', 'days'] as const;

export const missions = pgTable(
  'missions',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    titles: jsonb('titles').$type<Translations>().notNull(),
    picture: text('picture').notNull(),
    goal: text('goal', { enum: missionGoals }).notNull(),
    /** Category that counts. Null: all categories. */
    category: text('category'),
    /** A count, or minor units for `stake`. */
    target: minor('target').notNull(),
    period: text('period', { enum: ['day', 'week'] }).notNull(),
    amount: minor('amount').notNull(),
    points: integer('points').notNull(),
    rolloverTimes: integer('rollover_times').notNull(),
    position: integer('position').notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [index('missions_by_merchant').on(table.merchant, table.position)],
);

export const vipLevels = pgTable(
  'vip_levels',
  {
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    level: integer('level').notNull(),
    names: jsonb('names').$type<Translations>().notNull(),
    requiredBets: minor('required_bets').notNull(),
    levelUpBonus: minor('level_up_bonus').notNull(),
    rolloverTimes: integer('rollover_times').notNull(),
    /** Share of the week's net loss, in hundredths of a percent. */
    cashbackShare: integer('cashback_share').notNull(),
    /** Extra payout of a check-in, in hundredths of a percent. */
    checkInExtra: integer('check_in_extra').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.level] })],
);

/** Invitation codes of members, created on the first request. */
export const referralCodes = pgTable(
  'referral_codes',
  {
    memberId: text('member_id')
      .primaryKey()
      .references(() => members.id),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    /** Capital letters and digits. */
    code: text('code').notNull(),
  },
  (table) => [uniqueIndex('referral_codes_by_code').on(table.merchant, table.code)],
);

/** Invited members and their inviters. A member is invited once. */
export const referrals = pgTable(
  'referrals',
  {
    inviteeId: text('invitee_id')
      .primaryKey()
      .references(() => members.id),
    inviterId: text('inviter_id')
      .notNull()
      .references(() => members.id),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    /** Public id of the invited member, which the inviter sees. */
    publicId: uuid('public_id').notNull().unique(),
    joinedAt: dateTime('joined_at').notNull(),
  },
  (table) => [index('referrals_by_inviter').on(table.inviterId, table.joinedAt)],
);
