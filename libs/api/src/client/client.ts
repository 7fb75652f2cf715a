import type { Operation } from '@livery/contract/operation';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './api-error.ts';
import { wpsBaseQuery } from './base-query.ts';
import type { WithIdempotencyKey, OperationCall } from './request.ts';

/**
 * Cache tags of the API. Each query has tags. A mutation can name tags, and RTK Query then loads all queries with these
 * tags again.
 */
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

/**
 * The only RTK Query API of the app. Each domain, such as deposits, has its own file. This file adds the endpoints of
 * the domain to the API and exports their hooks.
 */
export const wpsApi = createApi({
  reducerPath: 'wps',
  baseQuery: wpsBaseQuery,
  // Loads all data of the screen again as soon as the network is available again. This includes data that has failed to
  // load.
  refetchOnReconnect: true,
  // RTK Query uses this list only for warnings in development, so it is empty in production.
  tagTypes: process.env.NODE_ENV === 'production' ? [] : apiTags,
  endpoints: () => ({}),
});

/**
 * Type of an operation's arguments. It is `void` if the request has no fields, so that a caller can omit the argument.
 * An empty object schema has the type `Record<string, never>`, in which every string is a key. The first condition
 * detects it.
 */
type Args<Request> = string extends keyof Request ? void : keyof Request extends never ? void : Request;

/** Creates the `query` function of an endpoint. The function's argument has the request type of the operation. */
export const operationQuery =
  <Request, Value>(operation: Operation<Request, Value>) =>
  (args: Args<Request>): OperationCall => ({ operation, args: (args ?? {}) as Record<string, unknown> });

/**
 * Creates the `query` function of an idempotent endpoint. Components call the endpoint through `useIdempotent`, which
 * adds the idempotency key.
 */
export const idempotentQuery =
  <Request, Value>(operation: Operation<Request, Value> & { readonly idempotent: true }) =>
  ({ request, idempotencyKey }: WithIdempotencyKey<Request>): OperationCall => ({
    operation,
    args: request as Record<string, unknown>,
    idempotencyKey,
  });

export type { ApiError, WithIdempotencyKey };
