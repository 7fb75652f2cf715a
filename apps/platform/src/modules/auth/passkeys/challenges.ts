import { minutes } from '../../../core/clock/durations.ts';
import { createToken } from '../../../core/crypto/token.ts';
import type { EphemeralStore } from '../../../core/shared-store/shared-store.ts';

const life = minutes(5);

/**
 * Random challenges for passkeys, each valid once. A challenge is valid only for its purpose: the registration of a
 * passkey by one member, or a log-in at one brand.
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
