import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../core/db/columns.ts';
import { members } from '../members/index.ts';
import { merchants } from '../brands/index.ts';
import type { Translations } from '../../core/text/translations.ts';

export const promotionKinds = ['WELCOME', 'CHECKIN', 'CASHBACK', 'RELOAD', 'APPLY', 'MISSION', 'REFERRAL'] as const;

/**
 * Parameters of a promotion. Each comment begins with the kinds of promotion that use the parameter. Amounts are in
 * minor units, and shares in hundredths of a percent.
 */
export interface PromotionRules {
  /** WELCOME, RELOAD, CASHBACK: share of the deposit or of the net loss. */
  readonly share?: number;
  /** WELCOME, RELOAD, CASHBACK: maximum payout. */
  readonly cap?: number;
  /** WELCOME, RELOAD: minimum deposit. CASHBACK: minimum payout. REFERRAL: minimum deposits of the invited member. */
  readonly least?: number;
  /**
   * WELCOME, CASHBACK, RELOAD, APPLY: days in which it can be claimed. REFERRAL: days in which the invited member must
   * meet the conditions.
   */
  readonly days?: number;
  /** CHECKIN: amount of each day of the streak. APPLY, REFERRAL: the single amount. */
  readonly amounts?: readonly number[];
  /** APPLY: minutes from the application to the decision. */
  readonly answerMinutes?: number;
  /** REFERRAL: minimum bets of the invited member. */
  readonly bets?: number;
  /** REFERRAL: maximum number of rewarded invitations per month. */
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
    /** Description in HTML, by language. */
    contents: jsonb('contents').$type<Translations>().notNull(),
    /** Terms in HTML, by language. */
    terms: jsonb('terms').$type<Translations>().notNull(),
    /** Subject of the generated artwork. */
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

export const applicationStates = ['waiting', 'approved', 'rejected'] as const;

/**
 * Applications of members to promotions that are reviewed before they pay. A member can apply once per promotion and
 * period.
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
    /** Ids of the uploaded images. */
    images: text('images').array().notNull().default([]),
    state: text('state', { enum: applicationStates }).notNull(),
    reason: text('reason', { enum: ['picture-known', 'no-play'] }),
    submittedAt: dateTime('submitted_at').notNull(),
    decideAt: dateTime('answer_at').notNull(),
  },
  (table) => [uniqueIndex('promotion_applications_once').on(table.promotionId, table.memberId, table.period)],
);
