import { type Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

/** Max number of failures, and the seconds for which they count. */
const limits = {
  account: { points: 10, duration: 15 * 60, blockDuration: 15 * 60 },
  address: { points: 60, duration: 15 * 60, blockDuration: 15 * 60 },
} as const;

/** Failures after which a captcha is required. Many people share an address, so a few failures there are no attack. */
const captchaAfter = { account: 1, address: 5 } as const;

export interface Attempt {
  /** Brand and user name of the attempt. The user name may not exist. */
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
   * Counts a device token that is no longer valid. This is not an attempt to guess a password, so it counts only for
   * the address.
   */
  readonly failDevice: (attempt: Attempt) => Promise<void>;
  /** Clears the count of the account after a correct password. The address retains its count. */
  readonly succeed: (attempt: Attempt) => Promise<void>;
}

/** Counts a failure. The limiter rejects when the limit is exceeded, but it has counted the failure even then. */
const count = (limiter: RateLimiterMemory | RateLimiterRedis, key: string): Promise<void> =>
  limiter.consume(key).then(
    () => {},
    () => {},
  );

export const createLoginLimits = (redis?: Redis): LoginLimits => {
  const limiter = (name: keyof typeof limits) => {
    const options = { ...limits[name], keyPrefix: `livery:login-${name}` };
    return redis ? new RateLimiterRedis({ ...options, storeClient: redis }) : new RateLimiterMemory(options);
  };
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
