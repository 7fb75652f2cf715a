import { seconds } from '../clock/durations.ts';
import { newToken } from '../session/token.ts';
import type { ShortLived } from '../shared-state/shared-state.ts';

const life = seconds(60);

/** What a launch token stands for. */
export interface Launch {
  readonly vendor: string;
  readonly memberId: string;
  readonly sessionHash: string;
  readonly nodeId: string;
  readonly language: string;
}

export interface LaunchTokens {
  readonly issue: (launch: Launch) => Promise<string>;
  /** Spends the token. */
  readonly redeem: (token: string) => Promise<Launch | undefined>;
}

export const createLaunchTokens = (shortLived: ShortLived): LaunchTokens => ({
  issue: async (launch) => {
    const token = newToken();
    await shortLived.put(`launch/${token}`, JSON.stringify(launch), life);
    return token;
  },
  redeem: async (token) => {
    const launch = await shortLived.take(`launch/${token}`);
    return launch === undefined ? undefined : (JSON.parse(launch) as Launch);
  },
});
