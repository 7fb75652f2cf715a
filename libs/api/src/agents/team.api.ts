import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/agents/team';
import '../client/register-agent-schemas.ts';
import { operationQuery, idempotentQuery, type WithIdempotencyKey, wpsApi } from '../client/client.ts';
import { useIdempotent } from '../client/use-idempotent.ts';
import { cursorPagination, cursorQuery } from '../history/history.api.ts';

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
} from '@livery/contract/agents/team';

type ListFilter<O> = Omit<RequestBody<O>, 'cursor'>;
export type TreeFilter = ListFilter<typeof operations.teamMembers>;
export type TeamBetTotals = NonNullable<ResponseValue<typeof operations.teamBets>['totals']>;
export type TeamBetFilter = ListFilter<typeof operations.teamBets>;
export type TeamTransactionFilter = ListFilter<typeof operations.teamTransactions>;
export type TeamMemberCard = ResponseValue<typeof operations.teamMember>;
export type LinkRequest = RequestBody<typeof operations.createAffiliateLink>;
export type DownlineRequest = RequestBody<typeof operations.createDownline>;
type TransferRequest = RequestBody<typeof operations.transferMultipleDownline>;
type TransferResult = ResponseValue<typeof operations.transferMultipleDownline>;

const teamApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    teamOverviewSum: build.query<
      ResponseValue<typeof operations.teamOverviewSum>,
      RequestBody<typeof operations.teamOverviewSum>
    >({ query: operationQuery(operations.teamOverviewSum), providesTags: ['Session', 'Team'] }),
    teamMembers: build.infiniteQuery<ResponseValue<typeof operations.teamMembers>, TreeFilter, string | undefined>({
      query: cursorQuery(operations.teamMembers),
      infiniteQueryOptions: cursorPagination,
      providesTags: ['Session', 'Team'],
    }),
    teamMember: build.query<TeamMemberCard, RequestBody<typeof operations.teamMember>>({
      query: operationQuery(operations.teamMember),
      providesTags: ['Session', 'Team', 'Wallet'],
    }),
    teamProfit: build.query<ResponseValue<typeof operations.teamProfit>, RequestBody<typeof operations.teamProfit>>({
      query: operationQuery(operations.teamProfit),
      providesTags: ['Session', 'Team'],
    }),
    teamBets: build.infiniteQuery<ResponseValue<typeof operations.teamBets>, TeamBetFilter, string | undefined>({
      query: cursorQuery(operations.teamBets),
      infiniteQueryOptions: cursorPagination,
      providesTags: ['Session', 'Texts', 'Team'],
    }),
    teamTransactions: build.infiniteQuery<
      ResponseValue<typeof operations.teamTransactions>,
      TeamTransactionFilter,
      string | undefined
    >({
      query: cursorQuery(operations.teamTransactions),
      infiniteQueryOptions: cursorPagination,
      providesTags: ['Session', 'Team', 'Wallet'],
    }),
    transferMultipleDownline: build.mutation<TransferResult, WithIdempotencyKey<TransferRequest>>({
      query: idempotentQuery(operations.transferMultipleDownline),
      invalidatesTags: (done) => (done ? ['Wallet'] : []),
    }),
    createDownline: build.mutation<
      ResponseValue<typeof operations.createDownline>,
      WithIdempotencyKey<DownlineRequest>
    >({
      query: idempotentQuery(operations.createDownline),
      invalidatesTags: (done) => (done ? ['Team'] : []),
    }),
    affiliateLinks: build.query<ResponseValue<typeof operations.affiliateLinks>, void>({
      query: operationQuery(operations.affiliateLinks),
      providesTags: ['Session', 'Affiliate'],
    }),
    createAffiliateLink: build.mutation<ResponseValue<typeof operations.createAffiliateLink>, LinkRequest>({
      query: operationQuery(operations.createAffiliateLink),
      invalidatesTags: (done) => (done ? ['Affiliate'] : []),
    }),
    revokeAffiliateLink: build.mutation<ResponseValue<typeof operations.revokeAffiliateLink>, { id: string }>({
      query: operationQuery(operations.revokeAffiliateLink),
      invalidatesTags: ['Affiliate'],
    }),
    agentNotices: build.query<ResponseValue<typeof operations.agentNotices>, void>({
      query: () => operationQuery(operations.agentNotices)({}),
      providesTags: ['Session', 'Texts', 'AgentNotices'],
    }),
    readAgentNotices: build.mutation<{ unreadCount: number }, { ids: string[] }>({
      query: operationQuery(operations.readAgentNotices),
      invalidatesTags: ['AgentNotices'],
    }),
  }),
});

export const {
  useTeamOverviewSumQuery,
  useTeamMembersInfiniteQuery,
  useTeamMemberQuery,
  useTeamProfitQuery,
  useTeamBetsInfiniteQuery,
  useTeamTransactionsInfiniteQuery,
  useAffiliateLinksQuery,
  useCreateAffiliateLinkMutation,
  useRevokeAffiliateLinkMutation,
  useAgentNoticesQuery,
  useReadAgentNoticesMutation,
  endpoints: teamEndpoints,
} = teamApi;

/**
 * Transfers money to members of the team. If the agent tries again before a response is received, the gateway makes the
 * transfer only once.
 */
export const useTransferToDownline = () => {
  const [transfer] = teamApi.useTransferMultipleDownlineMutation();
  return useIdempotent<TransferRequest, TransferResult>(operations.transferMultipleDownline, transfer);
};

/**
 * Creates an account below the agent. If the agent tries again before a response is received, the gateway creates only
 * one account.
 */
export const useCreateDownline = () => {
  const [create] = teamApi.useCreateDownlineMutation();
  return useIdempotent<DownlineRequest, ResponseValue<typeof operations.createDownline>>(
    operations.createDownline,
    create,
  );
};
