import type { Operation } from '@livery/contract/operation';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './api-error.ts';
import { wpsBaseQuery } from './base-query.ts';
import type { WithIdempotencyKey, OperationCall } from './request.ts';

/** What an answer belongs to, so that a change can renew it. */
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

/** The one client. Domains inject their endpoints and export their hooks from the same file. */
export const wpsApi = createApi({
  reducerPath: 'wps',
  baseQuery: wpsBaseQuery,
  // The library reads them to warn of a misspelt one, which it does in development alone.
  tagTypes: process.env.NODE_ENV === 'production' ? [] : apiTags,
  endpoints: () => ({}),
});

/** An operation without a request is called with nothing: the schema of an empty object infers a record of nevers. */
type Args<Request> = string extends keyof Request ? void : keyof Request extends never ? void : Request;

/** The query of an endpoint, typed by its operation. */
export const operationQuery =
  <Request, Value>(operation: Operation<Request, Value>) =>
  (args: Args<Request>): OperationCall => ({ operation, args: (args ?? {}) as Record<string, unknown> });

/** The query of an idempotent endpoint: `useIdempotent` gives it its key. */
export const idempotentQuery =
  <Request, Value>(operation: Operation<Request, Value> & { readonly idempotent: true }) =>
  ({ request, idempotencyKey }: WithIdempotencyKey<Request>): OperationCall => ({
    operation,
    args: request as Record<string, unknown>,
    idempotencyKey,
  });

export type { ApiError, WithIdempotencyKey };
