import type { RequestBody, ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/red-packets';
import '../client/register-agent-schemas.ts';
import { operationQuery, idempotentQuery, type WithIdempotencyKey, wpsApi } from '../client/client.ts';
import { useIdempotent } from '../client/use-idempotent.ts';

export type { ActiveRedPackets, RedPacketStatus, SentRedPackets } from '@livery/contract/red-packets';

type SendRequest = RequestBody<typeof operations.sendRedPackets>;
type SendResult = ResponseValue<typeof operations.sendRedPackets>;

const redPacketsApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    redPacketStatus: build.query<ResponseValue<typeof operations.redPacketStatus>, void>({
      query: operationQuery(operations.redPacketStatus),
      providesTags: ['Session', 'Rain'],
    }),
    sendRedPackets: build.mutation<SendResult, WithIdempotencyKey<SendRequest>>({
      query: idempotentQuery(operations.sendRedPackets),
      invalidatesTags: (sent) => (sent ? ['Rain', 'Wallet'] : []),
    }),
    claimRedPacket: build.mutation<ResponseValue<typeof operations.claimRedPacket>, { id: string }>({
      query: operationQuery(operations.claimRedPacket),
      invalidatesTags: ['Rain', 'Wallet'],
    }),
  }),
});

export const { useRedPacketStatusQuery, useClaimRedPacketMutation } = redPacketsApi;

/**
 * Sends a red packet rain (a timed giveaway of money to the agent's team). If the agent tries again before a response
 * is received, the gateway sends the rain only once.
 */
export const useSendRedPackets = () => {
  const [send] = redPacketsApi.useSendRedPacketsMutation();
  return useIdempotent<SendRequest, SendResult>(operations.sendRedPackets, send);
};
