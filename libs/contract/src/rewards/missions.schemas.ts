import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';

export const mission = z.object({
  id: z.string(),
  /** Names the reward when it is claimed. */
  rewardId: z.string(),
  title: z.string(),
  /** Address of the drawn picture. */
  image: z.string(),
  /** What is counted. */
  goal: z.enum(['stake', 'rounds', 'wins', 'games', 'days']),
  /** The category that counts; null: all of them. */
  category: z.nullable(z.string()),
  /** A count as digits, or an amount for `stake`. */
  target: z.string(),
  done: z.string(),
  /** Of the target, 0 to 100. */
  percent: z.number(),
  period: z.enum(['day', 'week']),
  endsAt: z.string(),
  amount,
  rollover: amount,
  points: z.number(),
  status: z.enum(['open', 'claimable', 'claimed']),
});
export type Mission = z.infer<typeof mission>;

export const missionRank = z.object({ rank: z.number(), name: z.string(), points: z.number(), isMine: z.boolean() });
export type MissionRank = z.infer<typeof missionRank>;

export const listMissions = {
  request: z.object({}),
  value: z.object({
    currency: z.string(),
    list: z.array(mission),
    /** The week's points of those that claimed most, the names masked; the caller's own line is in it or after it. */
    ranking: z.array(missionRank),
    weekEndsAt: z.string(),
  }),
};
