import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../core/db/columns.ts';
import { members } from '../members/index.ts';
import { merchants } from '../brands/index.ts';
import type { Translations } from '../../core/text/translations.ts';

export const promotionKinds = ['WELCOME', 'CHECKIN', 'CASHBACK', 'RELOAD', 'APPLY', 'MISSION', 'REFERRAL'] as const;

/**
 * Parameters of promotions. The comment of each parameter names the kinds of promotions that use it. Amounts are in
 * minor units, and shares are in hundredths of a percent.
 */
export interface PromotionRules {
  /** WELCOME, RELOAD: paid share of the deposit. CASHBACK: paid share of the net loss. */
  readonly share?: number;
  /** WELCOME, RELOAD, CASHBACK: maximum amount of the payment. */
  readonly cap?: number;
  /**
   * WELCOME, RELOAD: minimum deposit. CASHBACK: minimum amount that is paid. REFERRAL: minimum sum of the invited
   * member's deposits.
   */
  readonly least?: number;
  /**
   * WELCOME, CASHBACK, RELOAD, APPLY: number of days in which the reward can be claimed. REFERRAL: number of days in
   * which the invited member must meet the conditions.
   */
  readonly days?: number;
  /** CHECKIN: amounts for the consecutive days of a streak. APPLY, REFERRAL: a single amount. */
  readonly amounts?: readonly number[];
  /** APPLY: minutes between the application and the decision. */
  readonly answerMinutes?: number;
  /** REFERRAL: minimum sum of the invited member's bets. */
  readonly bets?: number;
  /** REFERRAL: maximum number of invitation rewards per month. */
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
    /** Description of the promotion in HTML, by language. */
    contents: jsonb('contents').$type<Translations>().notNull(),
    /** Terms of the promotion in HTML, by language. */
    terms: jsonb('terms').$type<Translations>().notNull(),
    /** Subject of the generated image of the promotion. */
    picture: text('picture').notNull(),
    rules: jsonb('rules').$type<PromotionRules>().notNull(),
    /**
     * Factor of the wagering requirement: the member must bet the reward × this factor before the reward can be
     * withdrawn.
     */
    rolloverTimes: integer('rollover_times').notNull(),
    position: integer('position').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    startsAt: dateTime('starts_at').notNull(),
    endsAt: dateTime('ends_at'),
  },
  (table) => [index('promotions_by_merchant').on(table.merchant, table.position)],
);

export const applicationStates = ['waiting', 'approved', 'rejected'] as const;

/**
 * Applications of members for promotions of the kind APPLY. Such a promotion pays only after the approval. A member can
 * apply once per promotion and period.
 */
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
    /** Ids of the images that the member uploaded for the application. */
    images: text('images').array().notNull().default([]),
    state: text('state', { enum: applicationStates }).notNull(),
    reason: text('reason', { enum: ['picture-known', 'no-play'] }),
    submittedAt: dateTime('submitted_at').notNull(),
    decideAt: dateTime('answer_at').notNull(),
  },
  (table) => [uniqueIndex('promotion_applications_once').on(table.promotionId, table.memberId, table.period)],
);
