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
  /**
   * WELCOME, RELOAD: share of the deposit that the member gets as a bonus. CASHBACK: share of the net loss that the
   * member gets back.
   */
  readonly share?: number;
  /** WELCOME, RELOAD, CASHBACK: maximum amount of the reward. Undefined means no maximum. */
  readonly cap?: number;
  /**
   * WELCOME, RELOAD: minimum deposit that earns a bonus. CASHBACK: minimum reward; a lower amount is not paid.
   * REFERRAL: minimum sum of the invited member's deposits.
   */
  readonly least?: number;
  /**
   * WELCOME, CASHBACK, RELOAD: number of days in which the member can claim the reward. REFERRAL: number of days after
   * the registration in which the invited member must place the required deposits and bets. APPLY: no effect, because
   * the reward can be claimed until the end of the month.
   */
  readonly days?: number;
  /** CHECKIN: amounts for the consecutive days of a streak. APPLY, REFERRAL: a single amount. */
  readonly amounts?: readonly number[];
  /** APPLY: minutes between the application and the decision. */
  readonly answerMinutes?: number;
  /** REFERRAL: minimum sum of the invited member's bets. */
  readonly bets?: number;
  /**
   * REFERRAL: maximum number of invitation rewards that a member can claim in a calendar month. Undefined means no
   * maximum.
   */
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
    /** Theme of the promotion's generated image, or a reference to its own image. */
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
 * Applications of members for promotions of the kind APPLY. A promotion of this kind pays only after the approval. A
 * member can apply once per promotion and period.
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
