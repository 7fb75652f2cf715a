import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';

export const mission = z.object({
  id: z.string(),
  /** Id with which the member claims the reward of the mission. */
  rewardId: z.string(),
  title: z.string(),
  /** URL of the mission image, which the gateway renders. */
  image: z.string(),
  /** Kind of progress that the mission counts, such as the sum of stakes or the number of rounds. */
  goal: z.enum(['stake', 'rounds', 'wins', 'games', 'days']),
  /** Game category in which play counts. Null if all categories count. */
  category: z.nullable(z.string()),
  /**
   * Value that the member must reach to complete the mission. For the goal `stake`, it is an amount of money. For
   * other goals, it is a whole number as text.
   */
  target: z.string(),
  done: z.string(),
  /** Progress in percent of the target, 0 to 100. */
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
    /**
     * Number of days in a row on which the member claimed at least one mission. Today is counted if the member has
     * already claimed a mission today.
     */
    streak: z.number(),
    /**
     * Members with the most points of the week, with masked names. The row of the caller is added at the end if the
     * caller is not among them.
     */
    ranking: z.array(missionRank),
    weekEndsAt: z.string(),
  }),
};
