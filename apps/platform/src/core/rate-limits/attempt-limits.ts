import { type Redis } from 'ioredis';
import { type RateLimiterAbstract } from 'rate-limiter-flexible';
import { createLimiter } from './create-limiter.ts';

/**
 * Maximum number of failed log-ins (`points`) in a period (`duration`), and the time of the lock after that
 * (`blockDuration`). Times are in seconds.
 */
const limits = {
  account: { points: 10, duration: 15 * 60, blockDuration: 15 * 60 },
  address: { points: 60, duration: 15 * 60, blockDuration: 15 * 60 },
} as const;

/**
 * Number of failed log-ins after which a captcha is required. The number for an IP address is higher, because many
 * people share an address.
 */
const captchaAfter = { account: 1, address: 5 } as const;

export interface Attempt {
  /** Code of the brand and the typed user name, which need not exist. */
  readonly account: string;
  readonly address: string;
}

export interface LoginLimitState {
  readonly isCaptchaRequired: boolean;
  /** Seconds until log-in is possible again, undefined if it is possible now. */
  readonly lockedFor: number | undefined;
}

export interface LoginLimits {
  readonly getState: (attempt: Attempt) => Promise<LoginLimitState>;
  readonly fail: (attempt: Attempt) => Promise<void>;
  /**
   * Counts a device token that is no longer valid as a failed attempt of the IP address. The account does not get a
   * failed attempt, because nobody guesses passwords with a device token.
   */
  readonly failDevice: (attempt: Attempt) => Promise<void>;
  /**
   * Resets the number of failures of the account after a correct password. The number of the IP address is not reset.
   */
  readonly succeed: (attempt: Attempt) => Promise<void>;
}

/**
 * Counts a failed log-in. If the limit is exceeded, the limiter counts the failure and then rejects. This rejection is
 * ignored.
 */
const count = (limiter: RateLimiterAbstract, key: string): Promise<void> =>
  limiter.consume(key).then(
    () => {},
    () => {},
  );

export const createLoginLimits = (redis?: Redis): LoginLimits => {
  const limiter = (name: keyof typeof limits) =>
    createLimiter({ ...limits[name], keyPrefix: `livery:login-${name}` }, redis);
  const byAccount = limiter('account');
  const byAddress = limiter('address');
  const getLockSeconds = (
    state: { consumedPoints: number; msBeforeNext: number } | null,
    points: number,
  ): number | undefined => (state && state.consumedPoints >= points ? Math.ceil(state.msBeforeNext / 1000) : undefined);
  return {
    getState: async ({ account, address }) => {
      const [ofAccount, ofAddress] = await Promise.all([byAccount.get(account), byAddress.get(address)]);
      const locks = [
        getLockSeconds(ofAccount, limits.account.points),
        getLockSeconds(ofAddress, limits.address.points),
      ].filter((lock) => lock !== undefined);
      return {
        isCaptchaRequired:
          (ofAccount?.consumedPoints ?? 0) >= captchaAfter.account ||
          (ofAddress?.consumedPoints ?? 0) >= captchaAfter.address,
        lockedFor: locks.length > 0 ? Math.max(...locks) : undefined,
      };
    },
    fail: async ({ account, address }) =>
      void (await Promise.all([count(byAccount, account), count(byAddress, address)])),
    failDevice: ({ address }) => count(byAddress, address),
    succeed: async ({ account }) => void (await byAccount.delete(account)),
  };
};
