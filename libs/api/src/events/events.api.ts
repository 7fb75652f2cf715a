import * as operations from '@livery/contract/events';
import { call, wpsApi } from '../client/client.ts';

export const { endpoints: eventsEndpoints } = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    eventsTicket: build.mutation<{ ticket: string }, void>({ query: call(operations.eventsTicket) }),
  }),
});
