import * as operations from '@livery/contract/realtime';
import { operationQuery, wpsApi } from '../client/client.ts';

export const { endpoints: eventsEndpoints } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    eventsTicket: build.mutation<{ ticket: string }, void>({ query: operationQuery(operations.eventsTicket) }),
  }),
});
