import { operation } from '../operation.ts';
import type * as schemas from './team.schemas.ts';

export type {
  AffiliateLink,
  AgentNotice,
  TeamBet,
  TeamDay,
  TeamLine,
  TeamMember,
  TeamTransaction,
  TeamOverview,
  TeamProfit,
} from './team.schemas.ts';

export const teamOverviewSum = operation<typeof schemas.teamOverviewSum>()({
  name: 'teamOverviewSum',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamOverviewSum',
  access: 'agent',
  summary: 'What the team came to in a range of days: counts, sums, and as many days as `size` asks for',
});

export const teamMembers = operation<typeof schemas.teamMembers>()({
  name: 'teamMembers',
  method: 'GET',
  path: '/wps/agent/downlines',
  access: 'agent',
  summary: 'A page of the tree: who stands right below a member of the team, or whose name begins so',
});

export const teamMember = operation<typeof schemas.teamMember>()({
  name: 'teamMember',
  method: 'GET',
  path: '/wps/agent/downline',
  access: 'agent',
  summary: 'One member of the team with its own figures and those of all below',
});

export const transferDownline = operation<typeof schemas.transferDownline>()({
  name: 'transferDownline',
  method: 'POST',
  path: '/wps/agent/transferDownline',
  access: 'agent',
  encrypted: true,
  idempotent: true,
  unhashedFields: ['paymentPassword'],
  summary: 'Give money to a member of the team',
});

export const transferMultipleDownline = operation<typeof schemas.transferMultipleDownline>()({
  name: 'transferMultipleDownline',
  method: 'POST',
  path: '/wps/agent/transferMultipleDownline',
  access: 'agent',
  encrypted: true,
  idempotent: true,
  unhashedFields: ['paymentPassword'],
  summary: 'Give the same amount to several members of the team: all of them or none',
});

export const teamProfit = operation<typeof schemas.teamProfit>()({
  name: 'teamProfit',
  method: 'GET',
  path: '/wps/agent/profitLoss',
  access: 'agent',
  summary: 'Profit and loss of the team, by day, by category and by the lines right below',
});

export const teamBets = operation<typeof schemas.teamBets>()({
  name: 'teamBets',
  method: 'GET',
  path: '/wps/agent/bets',
  access: 'agent',
  summary: 'The bets of the team, the latest first',
});

export const teamTransactions = operation<typeof schemas.teamTransactions>()({
  name: 'teamTransactions',
  method: 'GET',
  path: '/wps/agent/transactions',
  access: 'agent',
  summary: 'Deposits, withdrawals, bonuses, rebates and transfers of the team, the latest first',
});

export const createDownline = operation<typeof schemas.createDownline>()({
  name: 'createDownline',
  method: 'POST',
  path: '/wps/agent/downline/register',
  access: 'agent',
  encrypted: true,
  idempotent: true,
  unhashedFields: ['password'],
  summary: 'Open an account right below',
});

export const affiliateLinks = operation<typeof schemas.affiliateLinks>()({
  name: 'affiliateLinks',
  method: 'GET',
  path: '/wps/agent/affiliate',
  access: 'agent',
  summary: "The agent's links to register by, and within what rates a new one may be",
});

export const createAffiliateLink = operation<typeof schemas.createAffiliateLink>()({
  name: 'createAffiliateLink',
  method: 'POST',
  path: '/wps/agent/affiliate',
  access: 'agent',
  summary: 'Make a link to register by',
});

export const revokeAffiliateLink = operation<typeof schemas.revokeAffiliateLink>()({
  name: 'revokeAffiliateLink',
  method: 'DELETE',
  path: '/wps/agent/affiliate/:id',
  access: 'agent',
  summary: 'Let nobody register by a link any more; who has stays',
});

export const agentNotices = operation<typeof schemas.agentNotices>()({
  name: 'agentNotices',
  method: 'GET',
  path: '/wps/agent/announcements',
  access: 'agent',
  summary: 'Announcements for agents, and how many of them wait to be read',
});

export const readAgentNotices = operation<typeof schemas.readAgentNotices>()({
  name: 'readAgentNotices',
  method: 'POST',
  path: '/wps/agent/announcements/read',
  access: 'agent',
  summary: 'Mark announcements as read',
});
