import type { Operation } from '@livery/contract/operation';
import { createApi } from '@reduxjs/toolkit/query/react';
import { opsBaseQuery, type OpsCall } from './ops-base-query.ts';

const tags = [
  'Me',
  'Factors',
  'Sessions',
  'Operators',
  'Roles',
  'ApiTokens',
  'Approvals',
  'Audit',
  'Brands',
  'Drafts',
  'BrandRequests',
  'Hosts',
  'Licences',
] as const;
type Tag = (typeof tags)[number];

/**
 * The only RTK Query API of the console. Files such as `account/account.api.ts` add endpoints to it and export their
 * hooks.
 */
export const opsApi = createApi({ reducerPath: 'ops', baseQuery: opsBaseQuery, tagTypes: tags, endpoints: () => ({}) });

type Builder = Parameters<Parameters<typeof opsApi.injectEndpoints>[0]['endpoints']>[0];

/**
 * Type of the argument of a gateway call. It is `void` if the request of the operation has no fields, so that the
 * hook can be called without an argument.
 */
type Args<Request> = string extends keyof Request ? void : keyof Request extends never ? void : Request;

/**
 * Request that changes a resource, and the version number of the resource that the operator has seen. The gateway
 * rejects the request if the resource has a newer version.
 */
export interface Versioned<Request> {
  readonly request: Request;
  readonly version: number;
}

const toCall = (operation: Operation, args: unknown, version?: number): OpsCall => ({
  operation,
  args: (args ?? {}) as Record<string, unknown>,
  version,
});

/** Creates the endpoint of an operation that only loads data. `provides` are the cache tags of the data. */
export const readEndpoint = <Request, Value>(
  build: Builder,
  operation: Operation<Request, Value>,
  ...provides: readonly Tag[]
) => build.query<Value, Args<Request>>({ query: (args) => toCall(operation, args), providesTags: [...provides] });

/** Number of entries that a page of a list has in the console. */
const pageSize = 50;

/**
 * Creates the endpoint of an operation that returns a list page by page, the newest entries first. The field `next` of
 * a page is the cursor of the next page. `provides` are the cache tags of the data.
 */
export const pagedEndpoint = <Request extends object, Value extends { readonly next: string | null }>(
  build: Builder,
  operation: Operation<Request, Value>,
  ...provides: readonly Tag[]
) =>
  build.infiniteQuery<Value, Omit<Request, 'cursor' | 'limit'>, string | undefined>({
    query: ({ queryArg, pageParam }) =>
      toCall(operation, { ...queryArg, limit: pageSize, ...(pageParam !== undefined && { cursor: pageParam }) }),
    infiniteQueryOptions: {
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    },
    providesTags: [...provides],
  });

/** Creates the endpoint of an operation that changes data. Queries with the tags in `invalidates` load again. */
export const changeEndpoint = <Request, Value>(
  build: Builder,
  operation: Operation<Request, Value>,
  ...invalidates: readonly Tag[]
) =>
  build.mutation<Value, Args<Request>>({
    query: (args) => toCall(operation, args),
    invalidatesTags: [...invalidates],
  });

/**
 * Creates the endpoint of an operation that changes a resource. The call sends the version that the operator has
 * seen, so that the gateway can reject a change of an outdated version.
 */
export const versionedEndpoint = <Request, Value>(
  build: Builder,
  operation: Operation<Request, Value>,
  ...invalidates: readonly Tag[]
) =>
  build.mutation<Value, Versioned<Request>>({
    query: ({ request, version }) => toCall(operation, request, version),
    invalidatesTags: [...invalidates],
  });
