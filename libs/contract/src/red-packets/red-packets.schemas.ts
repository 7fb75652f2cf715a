import * as z from 'zod/mini';
import { amountInput } from '../deposits/deposits.schemas.ts';
import { amount } from '../wallet/wallet.schemas.ts';

export const redPacketLimits = { envelopes: 200, minutes: [5, 15, 60, 180] } as const;

const falling = z.object({
  id: z.string(),
  /** The agent who sent it. */
  account: z.string(),
  wish: z.string(),
  envelopes: z.number(),
  left: z.number(),
  endsAt: z.string(),
  /** What the member caught; null: nothing yet. */
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
  /** What nobody caught and went back; null: it still falls. */
  returned: z.nullable(amount),
  catches: z.array(z.object({ account: z.string(), amount, at: z.string() })),
});
export type SentRedPackets = z.infer<typeof sent>;

export const redPacketStatus = {
  request: z.object({}),
  value: z.object({
    currency: z.string(),
    serverTime: z.string(),
    /** Rains of the agents above that fall now, and those of the last day that the member caught from. */
    falling: z.array(falling),
    /** Null: the member cannot send any. */
    sending: z.nullable(
      z.object({ available: amount, /** Members who could catch. */ team: z.number(), rains: z.array(sent) }),
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
  }),
  value: sent,
};

export const claimRedPacket = {
  request: z.object({ id: z.string().check(z.regex(/^[0-9a-f-]{36}$/)) }),
  value: z.object({ amount, currency: z.string(), left: z.number() }),
};
