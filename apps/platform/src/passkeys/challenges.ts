import { minutes } from '../clock/durations.ts';
import { newToken } from '../session/token.ts';
import type { ShortLived } from '../shared-state/shared-state.ts';

const life = minutes(5);

/** Challenges of passkeys, each good once and for what it was made: a member's registration, or a log-in at a merchant. */
export const createChallenges = (shortLived: ShortLived) => ({
  issue: async (purpose: string, challenge: string): Promise<string> => {
    const id = newToken();
    await shortLived.put(`passkey/${purpose}/${id}`, challenge, life);
    return id;
  },
  redeem: (purpose: string, id: string): Promise<string | undefined> => shortLived.take(`passkey/${purpose}/${id}`),
});
export type Challenges = ReturnType<typeof createChallenges>;
