import * as z from 'zod/mini';
import { amount, amountInput } from '../wallet/wallet.schemas.ts';
import { paymentPasswordText, payoutsHeldUntil } from '../withdrawals/withdrawals.schemas.ts';

export const redPacketLimits = { envelopes: 200, minutes: [5, 15, 60, 180] } as const;

const falling = z.object({
  id: z.string(),
  /** Masked account of the agent who sent the red packets. */
  account: z.string(),
  wish: z.string(),
  envelopes: z.number(),
  left: z.number(),
  endsAt: z.string(),
  /** Sum that the caller has claimed from these red packets. Null if the caller has claimed nothing. */
  caught: z.nullable(amount),
});
export type ActiveRedPackets = z.infer<typeof falling>;

const sent = z.object({
  id: z.string(),
  amount,
  wish: z.string(),
  envelopes: z.number(),
  startsAt: z.string(),
  endsAt: z.string(),
  isOver: z.boolean(),
  /** Amount that nobody claimed and that went back to the agent. Null while members can still claim. */
  returned: z.nullable(amount),
  catches: z.array(z.object({ account: z.string(), amount, at: z.string() })),
});
export type SentRedPackets = z.infer<typeof sent>;

export const redPacketStatus = {
  request: z.object({}),
  value: z.object({
    currency: z.string(),
    serverTime: z.string(),
    /**
     * Rains that the caller can see. A rain is a set of red packets (gifts of money) from an agent to all members below
     * the agent. The list contains the active rains. It also contains rains of the last day from which the caller has
     * claimed a packet.
     */
    falling: z.array(falling),
    /** Data for the form with which an agent sends red packets. Null if the caller is not an agent. */
    sending: z.nullable(
      z.object({
        available: amount,
        /** Number of members who can claim red packets from the caller. */
        team: z.number(),
        hasPaymentPassword: z.boolean(),
        payoutsHeldUntil,
        rains: z.array(sent),
      }),
    ),
  }),
};
export type RedPacketStatus = z.infer<typeof redPacketStatus.value>;

export const sendRedPackets = {
  request: z.object({
    amount: amountInput,
    envelopes: z.number().check(z.int(), z.gte(1), z.lte(redPacketLimits.envelopes)),
    minutes: z.literal([...redPacketLimits.minutes]),
    wish: z._default(z.string().check(z.trim(), z.regex(/^[^<>\p{Cc}]{0,60}$/u)), ''),
    paymentPassword: paymentPasswordText,
  }),
  value: sent,
};

export const claimRedPacket = {
  request: z.object({ id: z.uuid() }),
  value: z.object({ amount, currency: z.string(), left: z.number() }),
};
