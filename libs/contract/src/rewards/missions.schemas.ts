import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';

export const mission = z.object({
  id: z.string(),
  /** Id for the claim of the reward. */
  rewardId: z.string(),
  title: z.string(),
  /** URL of the image, which the platform renders. */
  image: z.string(),
  /** Quantity that the mission counts. */
  goal: z.enum(['stake', 'rounds', 'wins', 'games', 'days']),
  /** Category that counts. Null: all categories. */
  category: z.nullable(z.string()),
  /** A number as digits, or an amount for `stake`. */
  target: z.string(),
  done: z.string(),
  /** Percent of the target, 0 to 100. */
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
    /** Members with the most points of the week, names masked. The caller's row is among them or after them. */
    ranking: z.array(missionRank),
    weekEndsAt: z.string(),
  }),
};
