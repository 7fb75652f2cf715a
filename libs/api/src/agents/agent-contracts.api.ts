import * as operations from '@livery/contract/agents/agent-contracts';
import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import '../client/register-agent-schemas.ts';
import { operationQuery, wpsApi } from '../client/client.ts';
import { cursorPagination, cursorQuery } from '../history/history.api.ts';
import { toAgentContracts, type AgentContract, type ContractsResult } from './to-agent-contracts.ts';

export type {
  ContractCategory,
  ContractPayout,
  ContractStatus,
  ContractTier,
  ContractType,
  DownlineContracts,
  Explanation,
  OfferedContract,
} from '@livery/contract/agents/agent-contracts';
export type { AgentContract };

type ContractType = operations.ContractType;
type Payouts = ResponseValue<typeof operations.contractPayouts>;
type Offers = ResponseValue<typeof operations.downlineContracts>;

/**
 * Response of an agent to a contract. `A` accepts an offered contract, or continues a contract whose end was requested.
 * `R` rejects an offered contract. `C` ends a contract whose end was requested.
 */
export interface ContractResponse {
  readonly type: ContractType;
  readonly id: string;
  readonly status: 'A' | 'R' | 'C';
}

const listQueries = {
  dailySalary: operationQuery(operations.dailySalaryContracts),
  hourSalary: operationQuery(operations.hourSalaryContracts),
  dividend: operationQuery(operations.dividendContracts),
} as const;

const toResponseQuery = ({ type, id, status }: ContractResponse) => {
  if (type === 'hourSalary') return operationQuery(operations.respondToHourSalary)({ contractId: id, status });
  return operationQuery(type === 'dividend' ? operations.respondToDividend : operations.respondToDailySalary)({
    id,
    status,
  });
};

const agentContractsApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    contractStatus: build.query<ResponseValue<typeof operations.contractStatus>, void>({
      query: operationQuery(operations.contractStatus),
      providesTags: ['Session', 'Contracts'],
    }),
    listMyContracts: build.query<readonly AgentContract[], ContractType>({
      query: (type) => listQueries[type](),
      transformResponse: (value: ContractsResult) => toAgentContracts(value),
      providesTags: ['Session', 'Contracts'],
    }),
    respondToContract: build.mutation<ResponseValue<typeof operations.respondToDividend>, ContractResponse>({
      query: toResponseQuery,
      invalidatesTags: ['Contracts'],
    }),
    contractPayouts: build.infiniteQuery<Payouts, ContractType, string | undefined>({
      query: ({ queryArg: type, pageParam }) =>
        cursorQuery(operations.contractPayouts)({ queryArg: { type }, pageParam }),
      infiniteQueryOptions: cursorPagination,
      providesTags: ['Session', 'Contracts', 'Wallet'],
    }),
    downlineContracts: build.infiniteQuery<Offers, string, string | undefined>({
      query: ({ queryArg: search, pageParam }) =>
        cursorQuery(operations.downlineContracts)({ queryArg: { search }, pageParam }),
      infiniteQueryOptions: cursorPagination,
      providesTags: ['Session', 'Contracts'],
    }),
    offerContract: build.mutation<
      ResponseValue<typeof operations.offerContract>,
      RequestBody<typeof operations.offerContract>
    >({ query: operationQuery(operations.offerContract), invalidatesTags: ['Contracts'] }),
    revokeContractOffer: build.mutation<ResponseValue<typeof operations.revokeContractOffer>, { id: string }>({
      query: operationQuery(operations.revokeContractOffer),
      invalidatesTags: ['Contracts'],
    }),
    requestContractTermination: build.mutation<
      ResponseValue<typeof operations.requestContractTermination>,
      { id: string }
    >({
      query: operationQuery(operations.requestContractTermination),
      invalidatesTags: ['Contracts'],
    }),
  }),
});

export const {
  useContractStatusQuery,
  useListMyContractsQuery,
  useRespondToContractMutation,
  useContractPayoutsInfiniteQuery,
  useDownlineContractsInfiniteQuery,
  useOfferContractMutation,
  useRevokeContractOfferMutation,
  useRequestContractTerminationMutation,
} = agentContractsApi;
