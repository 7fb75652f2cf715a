import type { RequestOf, ValueOf } from '@livery/contract/operation';
import * as operations from '@livery/contract/rain';
import '../client/agent-schemas.ts';
import { call, keyedCall, type Keyed, wpsApi } from '../client/client.ts';
import { useIdempotent } from '../client/use-idempotent.ts';

export type { FallingRain, RainStanding, SentRain } from '@livery/contract/rain';

type Send = RequestOf<typeof operations.sendRain>;
type Sent = ValueOf<typeof operations.sendRain>;

const rainApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    rainStanding: build.query<ValueOf<typeof operations.rainStanding>, void>({
      query: call(operations.rainStanding),
      providesTags: ['Session', 'Rain'],
    }),
    sendRain: build.mutation<Sent, Keyed<Send>>({
      query: keyedCall(operations.sendRain),
      invalidatesTags: (sent) => (sent ? ['Rain', 'Wallet'] : []),
    }),
    catchEnvelope: build.mutation<ValueOf<typeof operations.catchEnvelope>, { id: string }>({
      query: call(operations.catchEnvelope),
      invalidatesTags: ['Rain', 'Wallet'],
    }),
  }),
});

export const { useRainStandingQuery, useCatchEnvelopeMutation } = rainApi;

/** Lets money rain, once; the same again until it was answered. */
export const useSendRain = () => {
  const [send] = rainApi.useSendRainMutation();
  return useIdempotent<Send, Sent>(operations.sendRain, send);
};
