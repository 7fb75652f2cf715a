import type { Operation } from '@livery/contract/operation';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './api-error.ts';
import { wpsBaseQuery } from './base-query.ts';
import type { WithIdempotencyKey, OperationCall } from './request.ts';

/** Cache tags of the responses, so that a mutation can refetch them. */
export const apiTags = [
  'Session',
  'Wallet',
  'Movements',
  'Payments',
  'Withdrawals',
  'BankCards',
  'PaymentPassword',
  'Rebates',
  'Texts',
  'Rewards',
  'Profile',
  'Security',
  'Messages',
  'Feedback',
  'Identity',
  'PlayLimits',
  'Favourites',
  'Lottery',
  'Team',
  'Affiliate',
  'AgentNotices',
  'Contracts',
  'LineRebates',
  'Rain',
] as const;

/** The only RTK Query API. Domains inject their endpoints and export their hooks from the same file. */
export const wpsApi = createApi({
  reducerPath: 'wps',
  baseQuery: wpsBaseQuery,
  // RTK Query reads the tags only to warn about a misspelt one, and only in development.
  tagTypes: process.env.NODE_ENV === 'production' ? [] : apiTags,
  endpoints: () => ({}),
});

/**
 * Argument of an operation: `void` for an operation without request fields. TypeScript infers a record of `never`
 * values from the schema of an empty object.
 */
type Args<Request> = string extends keyof Request ? void : keyof Request extends never ? void : Request;

/** Query of an endpoint, typed by its operation. */
export const operationQuery =
  <Request, Value>(operation: Operation<Request, Value>) =>
  (args: Args<Request>): OperationCall => ({ operation, args: (args ?? {}) as Record<string, unknown> });

/** Query of an idempotent endpoint: `useIdempotent` passes the key. */
export const idempotentQuery =
  <Request, Value>(operation: Operation<Request, Value> & { readonly idempotent: true }) =>
  ({ request, idempotencyKey }: WithIdempotencyKey<Request>): OperationCall => ({
    operation,
    args: request as Record<string, unknown>,
    idempotencyKey,
  });

export type { ApiError, WithIdempotencyKey };
