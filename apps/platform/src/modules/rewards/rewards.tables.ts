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

/** What a promotion's amount follows from. Amounts in minor units, shares in hundredths of a percent. */
export interface PromotionRules {
  /** WELCOME, RELOAD, CASHBACK: the share of the deposit or of the net loss. */
  readonly share?: number;
  /** WELCOME, RELOAD, CASHBACK: the most that is paid. */
  readonly cap?: number;
  /** WELCOME, RELOAD: the least deposit; CASHBACK: the least that is paid; REFERRAL: what the friend deposits. */
  readonly least?: number;
  /** WELCOME, CASHBACK, RELOAD, APPLY: days in which it can be claimed; REFERRAL: in which the friend meets the conditions. */
  readonly days?: number;
  /** CHECKIN: what each day of the row pays. APPLY, REFERRAL: the one amount. */
  readonly amounts?: readonly number[];
  /** APPLY: minutes until the answer. */
  readonly answerMinutes?: number;
  /** REFERRAL: what the friend bets. */
  readonly bets?: number;
  /** REFERRAL: friends a month that are paid for. */
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
    /** What its picture shows, a theme of the artwork. */
    picture: text('picture').notNull(),
    rules: jsonb('rules').$type<PromotionRules>().notNull(),
    /** Times the bonus that is bet before it can be withdrawn. */
    rolloverTimes: integer('rollover_times').notNull(),
    position: integer('position').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    startsAt: dateTime('starts_at').notNull(),
    endsAt: dateTime('ends_at'),
  },
  (table) => [index('promotions_by_merchant').on(table.merchant, table.position)],
);

/** What was paid: one row a reward, whoever asks how often. */
export const rewardClaims = pgTable(
  'reward_claims',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** Names the reward: its promotion and the period, mission, level or friend. */
    rewardId: text('reward_id').notNull(),
    merchant: text('merchant').notNull(),
    source: text('source', { enum: rewardSources }).notNull(),
    promotionId: text('promotion_id'),
    titles: jsonb('titles').$type<Translations>().notNull(),
    amount: minor('amount').notNull(),
    /** Bets that must be made before the bonus can be withdrawn. */
    rollover: minor('rollover').notNull(),
    /** When nothing was left to bet for this member. */
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

/** Applications to promotions that are looked at before they pay: one a member and period. */
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
    /** Ids of the uploads that were sent with it. */
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
    /** The category that counts; null: all of them. */
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
    /** Hundredths of a percent of the week's net loss. */
    cashbackShare: integer('cashback_share').notNull(),
    /** Hundredths of a percent that a check-in pays on top. */
    checkInExtra: integer('check_in_extra').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.level] })],
);

/** The invitation code of a member; made when it is first asked for. */
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

/** Who came by whose code. Nobody comes twice. */
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
    /** What the inviter sees in place of the friend's id. */
    publicId: uuid('public_id').notNull().unique(),
    joinedAt: dateTime('joined_at').notNull(),
  },
  (table) => [index('referrals_by_inviter').on(table.inviterId, table.joinedAt)],
);
