import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../core/db/columns.ts';
import { members } from '../members/index.ts';

/**
 * Affiliate links of agents: links for the registration of new members, each with the terms for these members. Revoked
 * links are not deleted, because rows of `affiliate_joins` refer to them.
 */
export const affiliateLinks = pgTable(
  'affiliate_links',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    code: text('code').notNull(),
    kind: text('kind', { enum: ['member', 'agent'] }).notNull(),
    note: text('note').notNull(),
    /**
     * Series (payout level) of new members. With the series n, a LOTT (lottery) bet pays n/2000 of the fair prize. The
     * fair prize would pay back 100% of the stakes in the long term. If only this field is null, new members get the
     * series that the agent has at their registration, and later changes of the agent's series do not change it. If
     * `rates` is null too, the agent's current series always applies to them.
     */
    series: integer('series'),
    /**
     * Rebate rates of new members by game category, in hundredths of a percent. If only this field is null, new members
     * get the rates that the agent has at their registration, and later changes of the agent's rates do not change
     * them. If `series` is null too, the agent's current rates always apply to them.
     */
    rates: jsonb('rates').$type<Readonly<Record<string, number>>>(),
    createdAt: dateTime('created_at').notNull(),
    revokedAt: dateTime('revoked_at'),
  },
  (table) => [
    uniqueIndex('affiliate_links_by_code').on(table.merchant, table.code),
    index('affiliate_links_by_member').on(table.memberId, table.createdAt),
  ],
);

/** Members who registered with an affiliate link, with the link of each member. */
export const affiliateJoins = pgTable(
  'affiliate_joins',
  {
    memberId: text('member_id')
      .primaryKey()
      .references(() => members.id),
    linkId: uuid('link_id')
      .notNull()
      .references(() => affiliateLinks.id),
    at: dateTime('at').notNull(),
  },
  (table) => [index('affiliate_joins_by_link').on(table.linkId)],
);
