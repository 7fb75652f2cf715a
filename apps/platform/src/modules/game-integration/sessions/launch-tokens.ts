import { seconds } from '../../../core/clock/durations.ts';
import { createToken } from '../../../core/crypto/token.ts';
import type { EphemeralStore } from '../../../core/shared-store/shared-store.ts';

const life = seconds(60);

/** Data that the gateway stores for a launch token until a vendor uses the token. */
export interface Launch {
  readonly vendor: string;
  readonly memberId: string;
  readonly sessionHash: string;
  readonly nodeId: string;
  readonly language: string;
}

export interface LaunchTokens {
  readonly issue: (launch: Launch) => Promise<string>;
  /**
   * Returns the stored data of a launch token and invalidates the token. Returns undefined if the token is unknown,
   * expired or already used.
   */
  readonly redeem: (token: string) => Promise<Launch | undefined>;
}

export const createLaunchTokens = (ephemeralStore: EphemeralStore): LaunchTokens => ({
  issue: async (launch) => {
    const token = createToken();
    await ephemeralStore.set(`launch/${token}`, JSON.stringify(launch), life);
    return token;
  },
  redeem: async (token) => {
    const launch = await ephemeralStore.consume(`launch/${token}`);
    return launch === undefined ? undefined : (JSON.parse(launch) as Launch);
  },
});
