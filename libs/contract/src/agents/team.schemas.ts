import * as z from 'zod/mini';
import { GameCategory } from '../enums.ts';
import { betStates } from '../history/history.schemas.ts';
import { transfer } from '../transfers/transfers.schemas.ts';
import { amount, amountInput } from '../wallet/wallet.schemas.ts';
import { paymentPasswordText } from '../withdrawals/withdrawals.schemas.ts';
import { maxReceivers } from './team-limits.ts';

export const memberKinds = ['all', 'agents', 'members'] as const;
export const memberStates = ['all', 'online', 'away', 'disabled'] as const;
/** Number of days. A member who has sent no request to the gateway during these days counts as inactive. */
export const inactiveAfterDays = 7;
export const teamTransactionGroups = ['deposit', 'withdrawal', 'bonus', 'rebate', 'transfer', 'commission'] as const;
export const maxLinks = 50;
/**
 * Range of the series (payout level) that an agent can set for an affiliate link or for a new account. With the series
 * n, a LOTT (lottery) bet pays n/2000 of the fair odds: series 1900 pays 95 %.
 */
export const linkSeries = { lowest: 1700, highest: 1980 } as const;

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** First and last day of a report, in the merchant's time zone. Both days are included. */
const range = { startDate: day, endDate: day };
const memberId = z.string().check(z.regex(/^[\w-]{1,64}$/));
const language = z.optional(z.string().check(z.regex(/^[A-Z]{2}$/)));
const cursor = z.optional(z.string().check(z.regex(/^[\w.:-]{1,120}$/)));
const limit = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 30);
const note = z._default(z.string().check(z.trim(), z.regex(/^[^<>\p{Cc}]{0,80}$/u)), '');

/**
 * Results of a member or a team in a period. `profit` is prize + bonus + rebate − bet. Only bets that were settled in
 * the period count.
 */
const result = { bet: amount, prize: amount, bonus: amount, rebate: amount, profit: amount };
const flows = { deposit: amount, withdrawal: amount, salary: amount, dividend: amount };
const teamDay = z.object({
  date: z.string(),
  ...result,
  ...flows,
  betMembers: z.number(),
  activeMembers: z.number(),
  loginMembers: z.number(),
  registerMembers: z.number(),
});
export type TeamDay = z.infer<typeof teamDay>;

export const teamOverviewSum = {
  request: z.object({
    ...range,
    /**
     * Maximum number of days in the field `list` of the response. The newest days are returned. With the default 0,
     * `list` is empty.
     */
    size: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(93)), 0),
  }),
  value: z.object({
    currency: z.string(),
    list: z.array(teamDay),
    /** Totals of the complete team: the agent and all members below. */
    footer: z.object({
      teamLoginMemberCount: z.number(),
      /** Number of members who placed at least one bet in the requested days. Cancelled bets do not count. */
      teamBetMemberCount: z.number(),
      teamRegisterMemberCount: z.number(),
      /** Number of members who sent a request in the last 15 minutes. The requested days do not change this number. */
      teamOnlineCount: z.number(),
      /**
       * Number of members whose sum of valid bets in the requested days is at least `activeMinimum`. A bet is valid
       * when it is settled as won or lost.
       */
      teamActiveMemberCount: z.number(),
      /** Number of all members of the team. The requested days do not change this number. */
      teamMemberCount: z.number(),
      activeMinimum: amount,
      ...result,
      ...flows,
    }),
  }),
};
export type TeamOverview = z.infer<typeof teamOverviewSum.value>;

const step = z.object({ id: z.string(), account: z.string() });

const person = {
  id: z.string(),
  account: z.string(),
  nickname: z.nullable(z.string()),
  /** Numeric member type, a value of `MemberType`: for example, 0 is a member and 4 is a free-trial account. */
  type: z.number(),
  joinedAt: z.string(),
  lastSeenAt: z.nullable(z.string()),
  isOnline: z.boolean(),
  isDisabled: z.boolean(),
  /** Number of members at all levels below this member. */
  downlines: z.number(),
};
const teamMemberRow = z.object({
  ...person,
  /** Sum of the bets of the member and of all members below, in the requested days. */
  teamBet: amount,
  teamProfit: amount,
  /**
   * Members on the levels between the caller and this member, from the highest to the lowest level. The caller and this
   * member are not included.
   */
  path: z.array(step),
});
export type TeamMember = z.infer<typeof teamMemberRow>;

export const teamMembers = {
  request: z.object({
    ...range,
    /**
     * Member whose direct downlines (the members directly below) are listed. If absent, the members directly below
     * the caller are listed.
     */
    parentId: z.optional(memberId),
    /** Start of an account name. The search finds members at all levels of the team. */
    search: z._default(z.string().check(z.trim(), z.maxLength(32)), ''),
    kind: z._default(z.enum(memberKinds), 'all'),
    state: z._default(z.enum(memberStates), 'all'),
    sort: z._default(z.enum(['joined', 'bet']), 'joined'),
    limit,
    cursor,
  }),
  value: z.object({
    currency: z.string(),
    /**
     * Members on the levels from the caller down to the member `parentId`, both included. If `parentId` is absent,
     * the list contains only the caller.
     */
    path: z.array(step),
    list: z.array(teamMemberRow),
    next: z.nullable(z.string()),
  }),
};

export const teamMember = {
  request: z.object({ id: memberId, ...range }),
  value: z.object({
    ...person,
    currency: z.string(),
    path: z.array(step),
    balance: amount,
    lastLoginAt: z.nullable(z.string()),
    vipLevel: z.number(),
    /** True if the member is directly below the caller. */
    isDirect: z.boolean(),
    /** True if the caller can transfer money to the member. */
    canTransfer: z.boolean(),
    own: z.object({ ...result, ...flows }),
    team: z.object({ ...result, ...flows, betMembers: z.number(), activeMembers: z.number() }),
  }),
};

export const transferDownline = {
  request: z.object({ downlineId: memberId, amount: amountInput, note, paymentPassword: paymentPasswordText }),
  value: transfer,
};

export const transferMultipleDownline = {
  request: z.object({
    downlineIds: z.array(memberId).check(z.minLength(1), z.maxLength(maxReceivers)),
    amount: amountInput,
    note,
    paymentPassword: paymentPasswordText,
  }),
  value: z.object({ list: z.array(transfer) }),
};

const teamLine = z.object({ id: z.string(), account: z.string(), type: z.number(), downlines: z.number(), ...result });
export type TeamLine = z.infer<typeof teamLine>;

export const teamProfit = {
  request: z.object({
    ...range,
    /** Member whose team is reported. If absent, the team of the caller is reported. */
    memberId: z.optional(memberId),
  }),
  value: z.object({
    currency: z.string(),
    path: z.array(step),
    totals: z.object({ ...result, ...flows, betMembers: z.number(), activeMembers: z.number() }),
    /** All days of the range, oldest first. */
    days: z.array(teamDay),
    categories: z.array(z.object({ category: z.string(), bet: amount, prize: amount, profit: amount })),
    /** One line for the member, and one line for each active member directly below. The largest bets come first. */
    lines: z.array(teamLine),
  }),
};
export type TeamProfit = z.infer<typeof teamProfit.value>;

const teamBet = z.object({
  vendor: z.string(),
  id: z.string(),
  account: z.string(),
  memberId: z.string(),
  vendorName: z.string(),
  gameName: z.string(),
  category: z.string(),
  /** Image URL with a placeholder `{width}` for the width in pixels. Null if the game no longer exists. */
  iconUrl: z.nullable(z.string()),
  state: z.enum(betStates),
  stake: amount,
  payout: amount,
  placedAt: z.string(),
  settledAt: z.nullable(z.string()),
});
export type TeamBet = z.infer<typeof teamBet>;

const scope = {
  /**
   * Owner of the team whose bets or transactions are listed. The team consists of this member and all members below.
   * If absent, the caller is the owner.
   */
  memberId: z.optional(memberId),
  /**
   * True to list only the own bets or transactions of the member `memberId`, without those of the members below. If
   * `memberId` is absent, the caller is this member.
   */
  isAlone: z.optional(z.stringbool()),
};

export const teamBets = {
  request: z.object({
    ...range,
    ...scope,
    language,
    category: z.optional(z.enum(GameCategory)),
    state: z.optional(z.enum(betStates)),
    limit,
    cursor,
  }),
  value: z.object({
    currency: z.string(),
    list: z.array(teamBet),
    next: z.nullable(z.string()),
    /** Sums of the bets on all pages of the list. Null on every page except the first. */
    totals: z.nullable(
      z.object({ count: z.number(), stake: amount, validBet: amount, payout: amount, profit: amount }),
    ),
  }),
};

const transaction = z.object({
  id: z.string(),
  account: z.string(),
  memberId: z.string(),
  name: z.enum(['deposit', 'withdrawalHold', 'withdrawalRelease', 'bonus', 'rebate', 'salary', 'dividend', 'transfer']),
  /** Positive if the wallet received money, negative if the wallet paid money. */
  amount,
  reference: z.string(),
  /** Period that a salary or a dividend was paid for. `to` is exclusive. Null for other transactions. */
  period: z.nullable(z.object({ from: z.string(), to: z.string() })),
  at: z.string(),
});
export type TeamTransaction = z.infer<typeof transaction>;

export const teamTransactions = {
  request: z.object({ ...range, ...scope, group: z.optional(z.enum(teamTransactionGroups)), limit, cursor }),
  value: z.object({
    currency: z.string(),
    list: z.array(transaction),
    next: z.nullable(z.string()),
    /**
     * Sums over all pages, without transfers inside the team. Null on every page except the first. A reversal takes
     * back an earlier transaction, and reduces the sum to which that transaction was added. For example, a withdrawal
     * is added to `moneyOut`. If it is not paid out, its reversal reduces `moneyOut` again.
     */
    totals: z.nullable(z.object({ count: z.number(), moneyIn: amount, moneyOut: amount })),
  }),
};

/** Percentage with at most 2 decimal places. */
const percent = z.string().check(z.regex(/^\d{1,2}(\.\d{1,2})?$/));
const rateCategories = z.enum(['ELOTT', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS']);
/**
 * Commission terms of the new account: its series (payout level of LOTT bets) and its rebate rates. If the terms are
 * absent, the account gets the terms of the agent.
 */
const terms = {
  series: z.optional(z.number().check(z.int(), z.gte(linkSeries.lowest), z.lte(linkSeries.highest))),
  rates: z.optional(z.partialRecord(rateCategories, percent)),
};
const newcomer = z.enum(['member', 'agent']);

export const createDownline = {
  request: z.object({
    kind: newcomer,
    username: z.string().check(z.trim(), z.maxLength(64)),
    password: z.string().check(z.maxLength(128)),
    ...terms,
  }),
  value: z.object({ id: z.string(), account: z.string() }),
};

const affiliateLink = z.object({
  id: z.string(),
  code: z.string(),
  link: z.string(),
  kind: newcomer,
  note: z.string(),
  series: z.nullable(z.number()),
  rates: z.nullable(z.record(z.string(), amount)),
  createdAt: z.string(),
  revokedAt: z.nullable(z.string()),
  /** Number of members who registered with the link. */
  registered: z.number(),
});
export type AffiliateLink = z.infer<typeof affiliateLink>;

export const affiliateLinks = {
  request: z.object({}),
  value: z.object({
    list: z.array(affiliateLink),
    /**
     * Series (payout level) and rebate rates of the agent. With the series n, a LOTT (lottery) bet pays n/2000 of the
     * fair odds. No member below the agent can have higher values.
     */
    own: z.object({
      series: z.number(),
      rates: z.record(z.string(), amount),
    }),
  }),
};

export const createAffiliateLink = {
  request: z.object({
    kind: newcomer,
    note: z._default(z.string().check(z.trim(), z.regex(/^[^<>\p{Cc}]{0,40}$/u)), ''),
    ...terms,
  }),
  value: affiliateLink,
};

export const revokeAffiliateLink = { request: z.object({ id: z.uuid() }), value: affiliateLink };

const agentNotice = z.object({
  id: z.string(),
  title: z.string(),
  /** Untrusted HTML. Sanitise it before you display it. */
  content: z.string(),
  publishedAt: z.string(),
  isRead: z.boolean(),
});
export type AgentNotice = z.infer<typeof agentNotice>;

export const agentNotices = {
  request: z.object({ language }),
  value: z.object({ list: z.array(agentNotice), footer: z.object({ unreadCount: z.number() }) }),
};

export const readAgentNotices = {
  request: z.object({ ids: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(200)) }),
  value: z.object({ unreadCount: z.number() }),
};
