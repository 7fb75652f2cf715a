import * as operations from '@livery/contract/contracts';
import type { RequestOf, ValueOf } from '@livery/contract/operation';
import '../client/agent-schemas.ts';
import { call, wpsApi } from '../client/client.ts';
import { byCursor, pageCall } from '../records/records.api.ts';
import { readContracts, type AgentContract, type ContractAnswer } from './read-contracts.ts';

export type {
  ContractCategory,
  ContractPayout,
  ContractStatus,
  ContractTier,
  ContractType,
  DownlineContracts,
  Explanation,
  OfferedContract,
} from '@livery/contract/contracts';
export type { AgentContract };

type ContractType = operations.ContractType;
type Payouts = ValueOf<typeof operations.contractPayouts>;
type Offers = ValueOf<typeof operations.downlineContracts>;

/** What an agent answers, and to which contract. */
export interface Answer {
  readonly type: ContractType;
  readonly id: string;
  readonly status: 'A' | 'R' | 'C';
}

const lists = {
  dailySalary: call(operations.dailySalaryContracts),
  hourSalary: call(operations.hourSalaryContracts),
  dividend: call(operations.dividendContracts),
} as const;

const answerCall = ({ type, id, status }: Answer) => {
  if (type === 'hourSalary') return call(operations.answerHourSalary)({ contractId: id, status });
  return call(type === 'dividend' ? operations.answerDividend : operations.answerDailySalary)({ id, status });
};

const contractsApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    contractStatus: build.query<ValueOf<typeof operations.contractStatus>, void>({
      query: call(operations.contractStatus),
      providesTags: ['Session', 'Contracts'],
    }),
    ownContracts: build.query<readonly AgentContract[], ContractType>({
      query: (type) => lists[type](),
      transformResponse: (value: ContractAnswer) => readContracts(value),
      providesTags: ['Session', 'Contracts'],
    }),
    answerContract: build.mutation<ValueOf<typeof operations.answerDividend>, Answer>({
      query: answerCall,
      invalidatesTags: ['Contracts'],
    }),
    contractPayouts: build.infiniteQuery<Payouts, ContractType, string | undefined>({
      query: ({ queryArg: type, pageParam }) => pageCall(operations.contractPayouts)({ queryArg: { type }, pageParam }),
      infiniteQueryOptions: byCursor,
      providesTags: ['Session', 'Contracts', 'Wallet'],
    }),
    downlineContracts: build.infiniteQuery<Offers, string, string | undefined>({
      query: ({ queryArg: search, pageParam }) =>
        pageCall(operations.downlineContracts)({ queryArg: { search }, pageParam }),
      infiniteQueryOptions: byCursor,
      providesTags: ['Session', 'Contracts'],
    }),
    offerContract: build.mutation<ValueOf<typeof operations.offerContract>, RequestOf<typeof operations.offerContract>>(
      { query: call(operations.offerContract), invalidatesTags: ['Contracts'] },
    ),
    withdrawContract: build.mutation<ValueOf<typeof operations.withdrawContract>, { id: string }>({
      query: call(operations.withdrawContract),
      invalidatesTags: ['Contracts'],
    }),
    askContractEnd: build.mutation<ValueOf<typeof operations.askContractEnd>, { id: string }>({
      query: call(operations.askContractEnd),
      invalidatesTags: ['Contracts'],
    }),
  }),
});

export const {
  useContractStatusQuery,
  useOwnContractsQuery,
  useAnswerContractMutation,
  useContractPayoutsInfiniteQuery,
  useDownlineContractsInfiniteQuery,
  useOfferContractMutation,
  useWithdrawContractMutation,
  useAskContractEndMutation,
} = contractsApi;
