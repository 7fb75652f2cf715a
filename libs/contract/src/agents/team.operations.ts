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
  summary: 'Get counts and sums of the team in a date range, with the latest days up to `size`',
});

export const teamMembers = operation<typeof schemas.teamMembers>()({
  name: 'teamMembers',
  method: 'GET',
  path: '/wps/agent/downlines',
  access: 'agent',
  summary: 'List the direct downlines of a team member, or find team members by the beginning of the name',
});

export const teamMember = operation<typeof schemas.teamMember>()({
  name: 'teamMember',
  method: 'GET',
  path: '/wps/agent/downline',
  access: 'agent',
  summary: 'Get one team member with the figures of the member and of all downlines',
});

export const transferDownline = operation<typeof schemas.transferDownline>()({
  name: 'transferDownline',
  method: 'POST',
  path: '/wps/agent/transferDownline',
  access: 'agent',
  encrypted: true,
  idempotent: true,
  unhashedFields: ['paymentPassword'],
  summary: 'Transfer money to a team member',
});

export const transferMultipleDownline = operation<typeof schemas.transferMultipleDownline>()({
  name: 'transferMultipleDownline',
  method: 'POST',
  path: '/wps/agent/transferMultipleDownline',
  access: 'agent',
  encrypted: true,
  idempotent: true,
  unhashedFields: ['paymentPassword'],
  summary: 'Transfer the same amount to several team members; all transfers succeed or none',
});

export const teamProfit = operation<typeof schemas.teamProfit>()({
  name: 'teamProfit',
  method: 'GET',
  path: '/wps/agent/profitLoss',
  access: 'agent',
  summary: 'Get the profit and loss of the team by day, by category and by direct downline',
});

export const teamBets = operation<typeof schemas.teamBets>()({
  name: 'teamBets',
  method: 'GET',
  path: '/wps/agent/bets',
  access: 'agent',
  summary: 'List the bets of the team, newest first',
});

export const teamTransactions = operation<typeof schemas.teamTransactions>()({
  name: 'teamTransactions',
  method: 'GET',
  path: '/wps/agent/transactions',
  access: 'agent',
  summary: 'List deposits, withdrawals, bonuses, rebates and transfers of the team, newest first',
});

export const createDownline = operation<typeof schemas.createDownline>()({
  name: 'createDownline',
  method: 'POST',
  path: '/wps/agent/downline/register',
  access: 'agent',
  encrypted: true,
  idempotent: true,
  unhashedFields: ['password'],
  summary: 'Create an account directly below the agent',
});

export const affiliateLinks = operation<typeof schemas.affiliateLinks>()({
  name: 'affiliateLinks',
  method: 'GET',
  path: '/wps/agent/affiliate',
  access: 'agent',
  summary: 'List the affiliate links of the agent, with the maximum rates of new links',
});

export const createAffiliateLink = operation<typeof schemas.createAffiliateLink>()({
  name: 'createAffiliateLink',
  method: 'POST',
  path: '/wps/agent/affiliate',
  access: 'agent',
  summary: 'Create an affiliate link',
});

export const revokeAffiliateLink = operation<typeof schemas.revokeAffiliateLink>()({
  name: 'revokeAffiliateLink',
  method: 'DELETE',
  path: '/wps/agent/affiliate/:id',
  access: 'agent',
  summary: 'Revoke an affiliate link for new registrations; registered members are not affected',
});

export const agentNotices = operation<typeof schemas.agentNotices>()({
  name: 'agentNotices',
  method: 'GET',
  path: '/wps/agent/announcements',
  access: 'agent',
  summary: 'List announcements for agents, with the number of unread ones',
});

export const readAgentNotices = operation<typeof schemas.readAgentNotices>()({
  name: 'readAgentNotices',
  method: 'POST',
  path: '/wps/agent/announcements/read',
  access: 'agent',
  summary: 'Mark announcements as read',
});
