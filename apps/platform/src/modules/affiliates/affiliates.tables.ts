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
     * Series (payout level) of members who register with this link. With the series n, a lottery bet (category LOTT)
     * pays n/2000 of the fair prize. The fair prize would pay back 100% of the stakes in the long term.
     * If `series` and `rates` are both null, the agent's current series always applies to these members. If only
     * `series` is null, each member gets the series that the agent has at the registration. Later changes of the
     * agent's series then do not affect the member.
     */
    series: integer('series'),
    /**
     * Rebate rates of members who register with this link, by game category, in hundredths of a percent.
     * If `series` and `rates` are both null, the agent's current rates always apply to these members. If only `rates`
     * is null, each member gets the rates that the agent has at the registration. Later changes of the agent's rates
     * then do not affect the member.
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
