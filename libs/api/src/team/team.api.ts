import type { RequestOf, ValueOf } from '@livery/contract/operation';
import * as operations from '@livery/contract/team';
import '../client/agent-schemas.ts';
import { call, keyedCall, type Keyed, wpsApi } from '../client/client.ts';
import { useIdempotent } from '../client/use-idempotent.ts';
import { byCursor, pageCall } from '../records/records.api.ts';

export type {
  AffiliateLink,
  AgentNotice,
  TeamBet,
  TeamDay,
  TeamLine,
  TeamMember,
  TeamMovement,
  TeamOverview,
  TeamProfit,
} from '@livery/contract/team';

type Asked<O> = Omit<RequestOf<O>, 'cursor'>;
export type TreeFilter = Asked<typeof operations.teamMembers>;
export type TeamBetFilter = Asked<typeof operations.teamBets>;
export type TeamMovementFilter = Asked<typeof operations.teamMovements>;
export type TeamMemberCard = ValueOf<typeof operations.teamMember>;
export type LinkRequest = RequestOf<typeof operations.makeAffiliateLink>;
export type DownlineRequest = RequestOf<typeof operations.openDownline>;
type Gift = RequestOf<typeof operations.transferMultipleDownline>;
type Given = ValueOf<typeof operations.transferMultipleDownline>;

const teamApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    teamOverviewSum: build.query<
      ValueOf<typeof operations.teamOverviewSum>,
      RequestOf<typeof operations.teamOverviewSum>
    >({ query: call(operations.teamOverviewSum), providesTags: ['Session', 'Team'] }),
    teamMembers: build.infiniteQuery<ValueOf<typeof operations.teamMembers>, TreeFilter, string | undefined>({
      query: pageCall(operations.teamMembers),
      infiniteQueryOptions: byCursor,
      providesTags: ['Session', 'Team'],
    }),
    teamMember: build.query<TeamMemberCard, RequestOf<typeof operations.teamMember>>({
      query: call(operations.teamMember),
      providesTags: ['Session', 'Team', 'Wallet'],
    }),
    teamProfit: build.query<ValueOf<typeof operations.teamProfit>, RequestOf<typeof operations.teamProfit>>({
      query: call(operations.teamProfit),
      providesTags: ['Session', 'Team'],
    }),
    teamBets: build.infiniteQuery<ValueOf<typeof operations.teamBets>, TeamBetFilter, string | undefined>({
      query: pageCall(operations.teamBets),
      infiniteQueryOptions: byCursor,
      providesTags: ['Session', 'Texts', 'Team'],
    }),
    teamMovements: build.infiniteQuery<
      ValueOf<typeof operations.teamMovements>,
      TeamMovementFilter,
      string | undefined
    >({
      query: pageCall(operations.teamMovements),
      infiniteQueryOptions: byCursor,
      providesTags: ['Session', 'Team', 'Wallet'],
    }),
    transferMultipleDownline: build.mutation<Given, Keyed<Gift>>({
      query: keyedCall(operations.transferMultipleDownline),
      invalidatesTags: (done) => (done ? ['Wallet'] : []),
    }),
    openDownline: build.mutation<ValueOf<typeof operations.openDownline>, Keyed<DownlineRequest>>({
      query: keyedCall(operations.openDownline),
      invalidatesTags: (done) => (done ? ['Team'] : []),
    }),
    affiliateLinks: build.query<ValueOf<typeof operations.affiliateLinks>, void>({
      query: call(operations.affiliateLinks),
      providesTags: ['Session', 'Affiliate'],
    }),
    makeAffiliateLink: build.mutation<ValueOf<typeof operations.makeAffiliateLink>, LinkRequest>({
      query: call(operations.makeAffiliateLink),
      invalidatesTags: (done) => (done ? ['Affiliate'] : []),
    }),
    revokeAffiliateLink: build.mutation<ValueOf<typeof operations.revokeAffiliateLink>, { id: string }>({
      query: call(operations.revokeAffiliateLink),
      invalidatesTags: ['Affiliate'],
    }),
    agentNotices: build.query<ValueOf<typeof operations.agentNotices>, void>({
      query: () => call(operations.agentNotices)({}),
      providesTags: ['Session', 'Texts', 'AgentNotices'],
    }),
    readAgentNotices: build.mutation<{ unreadCount: number }, { ids: string[] }>({
      query: call(operations.readAgentNotices),
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
  useTeamMovementsInfiniteQuery,
  useAffiliateLinksQuery,
  useMakeAffiliateLinkMutation,
  useRevokeAffiliateLinkMutation,
  useAgentNoticesQuery,
  useReadAgentNoticesMutation,
  endpoints: teamEndpoints,
} = teamApi;

/** Gives money to members of the team; the same gift again until it was answered. */
export const useTransferDown = () => {
  const [give] = teamApi.useTransferMultipleDownlineMutation();
  return useIdempotent<Gift, Given>(operations.transferMultipleDownline, give);
};

/** Opens an account below; the same one again until it was answered. */
export const useOpenDownline = () => {
  const [open] = teamApi.useOpenDownlineMutation();
  return useIdempotent<DownlineRequest, ValueOf<typeof operations.openDownline>>(operations.openDownline, open);
};
