import { minutes } from '../clock/durations.ts';
import { createToken } from '../crypto/token.ts';
import type { EphemeralStore } from '../shared-store/shared-store.ts';

const life = minutes(5);

/**
 * Creates the store of random challenges for passkeys. A challenge is valid only once and for one purpose: a new
 * passkey or a proof of identity for one person, or a log-in at one brand.
 */
export const createChallenges = (ephemeralStore: EphemeralStore) => ({
  issue: async (purpose: string, challenge: string): Promise<string> => {
    const id = createToken();
    await ephemeralStore.set(`passkey/${purpose}/${id}`, challenge, life);
    return id;
  },
  redeem: (purpose: string, id: string): Promise<string | undefined> =>
    ephemeralStore.consume(`passkey/${purpose}/${id}`),
});
export type Challenges = ReturnType<typeof createChallenges>;
