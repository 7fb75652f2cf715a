import * as z from 'zod/mini';
import { GameCategory } from '../enums.ts';
import { amountInput } from '../deposits/deposits.schemas.ts';
import { betStates } from '../history/history.schemas.ts';
import { transfer } from '../wallet/transfers.schemas.ts';
import { amount } from '../wallet/wallet.schemas.ts';
import { paymentPasswordText } from '../withdrawals/withdrawals.schemas.ts';
import { maxReceivers } from './team-limits.ts';

export const memberKinds = ['all', 'agents', 'members'] as const;
export const memberStates = ['all', 'online', 'away', 'disabled'] as const;
/** Days without a call after which a member is away. */
export const inactiveAfterDays = 7;
export const teamTransactionGroups = ['deposit', 'withdrawal', 'bonus', 'rebate', 'transfer', 'commission'] as const;
export const maxLinks = 50;
/** LOTT's series, and the categories whose rebate is a rate of the valid bet. */
export const linkSeries = { lowest: 1700, highest: 1980 } as const;

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** Whole days of the merchant, both included. */
const range = { startDate: day, endDate: day };
const memberId = z.string().check(z.regex(/^[\w-]{1,64}$/));
const language = z.optional(z.string().check(z.regex(/^[A-Z]{2}$/)));
const cursor = z.optional(z.string().check(z.regex(/^[\w.:-]{1,120}$/)));
const limit = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 30);
const note = z._default(z.string().check(z.trim(), z.regex(/^[^<>\p{Cc}]{0,80}$/u)), '');

/** Profit and loss is prize + bonus + rebate − bet, of bets that were settled in the period. */
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
    /** Days that are listed, the latest first. */ size: z._default(
      z.coerce.number().check(z.int(), z.gte(0), z.lte(93)),
      0,
    ),
  }),
  value: z.object({
    currency: z.string(),
    list: z.array(teamDay),
    /** The agent itself counts in all of it. */
    footer: z.object({
      teamLoginMemberCount: z.number(),
      /** With at least one bet that stands. */
      teamBetMemberCount: z.number(),
      teamRegisterMemberCount: z.number(),
      /** Seen in the last 15 minutes, whatever the range. */
      teamOnlineCount: z.number(),
      /** Whose valid bet in the range reaches the merchant's least. */
      teamActiveMemberCount: z.number(),
      /** All there are, whatever the range. */
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
  /** The member type. */
  type: z.number(),
  joinedAt: z.string(),
  lastSeenAt: z.nullable(z.string()),
  isOnline: z.boolean(),
  isDisabled: z.boolean(),
  /** Everybody below, however far. */
  downlines: z.number(),
};
const teamMemberRow = z.object({
  ...person,
  /** Of the member and all below, in the range. */ teamBet: amount,
  teamProfit: amount,
  /** From below the caller to its upline. */ path: z.array(step),
});
export type TeamMember = z.infer<typeof teamMemberRow>;

export const teamMembers = {
  request: z.object({
    ...range,
    /** Whose downlines; absent: the caller's own. */
    parentId: z.optional(memberId),
    /** The beginning of a name, anywhere in the team. */
    search: z._default(z.string().check(z.trim(), z.maxLength(32)), ''),
    kind: z._default(z.enum(memberKinds), 'all'),
    state: z._default(z.enum(memberStates), 'all'),
    sort: z._default(z.enum(['joined', 'bet']), 'joined'),
    limit,
    cursor,
  }),
  value: z.object({
    currency: z.string(),
    /** From the caller to the parent. */
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
    /** Right below the caller. */
    isDirect: z.boolean(),
    /** Whether the caller may give it money. */
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
  request: z.object({ ...range, /** Whose team; absent: the caller's. */ memberId: z.optional(memberId) }),
  value: z.object({
    currency: z.string(),
    path: z.array(step),
    totals: z.object({ ...result, ...flows, betMembers: z.number(), activeMembers: z.number() }),
    /** Every day of the range, the oldest first. */
    days: z.array(teamDay),
    categories: z.array(z.object({ category: z.string(), bet: amount, prize: amount, profit: amount })),
    /** The member itself and the lines right below that came to something, the largest bets first. */
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
  /** Address of the picture with `{width}` in it; null for a game that is no longer there. */
  iconUrl: z.nullable(z.string()),
  state: z.enum(betStates),
  stake: amount,
  payout: amount,
  placedAt: z.string(),
  settledAt: z.nullable(z.string()),
});
export type TeamBet = z.infer<typeof teamBet>;

const scope = {
  /** Whose team; absent: the caller's. */ memberId: z.optional(memberId),
  /** That member alone, without those below. */ isAlone: z.optional(z.stringbool()),
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
    /** Over all pages; on the first page alone. */
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
  /** What the wallet got; negative: what it gave. */ amount,
  reference: z.string(),
  at: z.string(),
});
export type TeamTransaction = z.infer<typeof transaction>;

export const teamTransactions = {
  request: z.object({ ...range, ...scope, group: z.optional(z.enum(teamTransactionGroups)), limit, cursor }),
  value: z.object({
    currency: z.string(),
    list: z.array(transaction),
    next: z.nullable(z.string()),
    totals: z.nullable(z.object({ count: z.number(), moneyIn: amount, moneyOut: amount })),
  }),
};

/** Percent, at most with 2 decimals. */
const percent = z.string().check(z.regex(/^\d{1,2}(\.\d{1,2})?$/));
const rateCategories = z.enum(['ELOTT', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS']);
/** What a newcomer is given of one's own; absent: what one has oneself. */
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
  /** Who registered by it. */
  registered: z.number(),
});
export type AffiliateLink = z.infer<typeof affiliateLink>;

export const affiliateLinks = {
  request: z.object({}),
  value: z.object({
    list: z.array(affiliateLink),
    /** What the agent has itself: nobody below has more. */ own: z.object({
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
  /** HTML, hostile until sanitised. */ content: z.string(),
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
