import type { Redis } from 'ioredis';
import { toAddressKey } from './address-key.ts';
import { createLimiter, readLimiter } from './create-limiter.ts';

/** An hour and a day, in seconds. */
const [anHour, aDay] = [3600, 24 * 3600];

/**
 * Maximum number (`points`) of failed log-ins in a period (`duration` in seconds). `account` limits attacks on one
 * account from many addresses. `address` limits attacks from one address on many accounts. `pair` counts the failures
 * for one account from one address, to compute the delay before the next attempt. Its maximum is so high that it is
 * never reached.
 */
const limits = {
  pair: { points: 1_000_000, duration: aDay },
  account: { points: 100, duration: anHour },
  address: { points: 60, duration: 15 * 60 },
} as const;

/**
 * Seconds after a successful log-in for which the IP address counts as known for the account. If attacks from other
 * addresses lock the account, a log-in from a known address is still possible. The time is below 24 days, the maximum
 * of a Node timer.
 */
const knownFor = 20 * aDay;

/**
 * Number of failed log-ins after which a captcha is required. The number for an IP address is higher, because many
 * people share an address.
 */
const captchaAfter = { account: 1, address: 5 } as const;

const freeFailures = 2;
const firstDelay = 5;
const maxDelay = 15 * 60;

/**
 * Returns the seconds until the next attempt: 0 for the first failures, then 5, 10, 20 seconds and so on, up to
 * `maxDelay`.
 */
const getDelay = (failures: number): number =>
  failures <= freeFailures ? 0 : Math.min(maxDelay, firstDelay * 2 ** (failures - freeFailures - 1));

export interface Attempt {
  /**
   * Id of one account, for example the code of the brand with the user name that the visitor has entered. An account
   * with this user name does not have to exist.
   */
  readonly account: string;
  readonly address: string;
}

export interface LoginLimitState {
  readonly isCaptchaRequired: boolean;
  /** Seconds until a log-in is possible again. Undefined if a log-in is possible now. */
  readonly lockedFor: number | undefined;
}

export interface LoginLimits {
  readonly getState: (attempt: Attempt) => Promise<LoginLimitState>;
  /**
   * Counts a failed attempt. Returns the seconds until the next attempt is possible, or undefined if it is possible
   * now.
   */
  readonly fail: (attempt: Attempt) => Promise<number | undefined>;
  /**
   * Counts a failed log-in with a valid token of an identity provider whose identity belongs to no member. The visitor
   * has guessed no password, so only the delay for this account at this address increases. The counts of the account
   * and of the address do not change.
   */
  readonly failProven: (attempt: Attempt) => Promise<void>;
  /**
   * Deletes the counted failures of the account after a correct password, but not those of the IP address. The address
   * is then known for the account: attacks from other addresses do not lock the account for this address.
   */
  readonly succeed: (attempt: Attempt) => Promise<void>;
}

/**
 * Creates the limits of failed log-ins. A limit applies to one account, one address, or one account at one address. No
 * limit applies to a whole brand, so an attacker cannot lock out all its members.
 */
export const createLoginLimits = (redis?: Redis): LoginLimits => {
  const byPair = createLimiter(redis, { name: 'login-pair', ...limits.pair });
  const byAccount = createLimiter(redis, { name: 'login-account', ...limits.account });
  const byAddress = createLimiter(redis, { name: 'login-address', ...limits.address });
  const delays = createLimiter(redis, { name: 'login-delay', points: 1, duration: maxDelay });
  const known = createLimiter(redis, { name: 'login-known', points: 1, duration: knownFor });
  const toPair = ({ account, address }: Attempt): string => `${toAddressKey(address)}/${account}`;

  const countPair = async (attempt: Attempt): Promise<number | undefined> => {
    const pair = toPair(attempt);
    const seconds = getDelay((await byPair.penalty(pair)).consumedPoints);
    if (seconds === 0) return undefined;
    await delays.set(pair, 1, seconds);
    return seconds;
  };

  return {
    getState: async (attempt) => {
      const pair = toPair(attempt);
      const [account, address, delay, isKnown] = await Promise.all([
        readLimiter(byAccount, attempt.account),
        readLimiter(byAddress, toAddressKey(attempt.address)),
        readLimiter(delays, pair),
        readLimiter(known, pair),
      ]);
      const attacked = [
        account && account.count >= limits.account.points ? account.seconds : 0,
        address && address.count >= limits.address.points ? address.seconds : 0,
      ];
      const lockedFor = Math.max(delay?.seconds ?? 0, ...(isKnown ? [] : attacked));
      return {
        isCaptchaRequired:
          (account?.count ?? 0) >= captchaAfter.account || (address?.count ?? 0) >= captchaAfter.address,
        lockedFor: lockedFor > 0 ? lockedFor : undefined,
      };
    },
    fail: async (attempt) => {
      const [delay] = await Promise.all([
        countPair(attempt),
        byAccount.penalty(attempt.account),
        byAddress.penalty(toAddressKey(attempt.address)),
      ]);
      return delay;
    },
    failProven: async (attempt) => void (await countPair(attempt)),
    succeed: async (attempt) => {
      const pair = toPair(attempt);
      await Promise.all([
        byPair.delete(pair),
        delays.delete(pair),
        byAccount.delete(attempt.account),
        known.set(pair, 1, knownFor),
      ]);
    },
  };
};
