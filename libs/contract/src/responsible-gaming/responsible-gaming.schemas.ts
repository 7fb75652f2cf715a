import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';

const kind = z.enum(['deposit', 'loss', 'wager']);
const period = z.enum(['day', 'week', 'month']);

const length = z.enum(['day', 'week', 'month', 'halfYear', 'year', 'forGood']);

/**
 * Active break from play: `coolOff` (a cool-off) or `exclusion` (a self-exclusion). `until` is null if the break has
 * no end.
 */
export const playBreak = z.object({ kind: z.enum(['coolOff', 'exclusion']), until: z.nullable(z.string()) });
export type PlayBreak = z.infer<typeof playBreak>;

const limit = z.object({
  kind,
  period,
  /** Maximum amount per `period` for deposits, losses or bets (`kind`). Null if the member has no such limit. */
  amount: z.nullable(amount),
  used: amount,
  /**
   * Looser limit that the member requested and can confirm after `confirmableFrom`. An `amount` of null means that the
   * member requested to remove the limit. Null if there is no such request.
   */
  next: z.nullable(z.object({ amount: z.nullable(amount), confirmableFrom: z.string() })),
});
export type PlayLimit = z.infer<typeof limit>;

const playLimitsValue = z.object({
  /**
   * Current time of the gateway in ISO 8601. The client must use it to calculate remaining times, for example until
   * `confirmableFrom`, because the clock of the device can be wrong.
   */
  now: z.string(),
  limits: z.array(limit),
  realityMinutes: z.nullable(z.number()),
  pause: z.nullable(playBreak),
  /** Sum of deposits minus sum of withdrawals since the registration. */
  netDeposits: amount,
});

export const playLimits = { request: z.object({}), value: playLimitsValue };

export const setPlayLimit = {
  request: z.object({
    kind,
    period,
    /** New limit above zero, with at most 2 decimals. Null removes the limit. */
    amount: z.nullable(z.string().check(z.regex(/^(?!0+(?:\.0*)?$)\d{1,12}(?:\.\d{1,2})?$/))),
  }),
  value: playLimitsValue,
};

export const confirmPlayLimit = {
  request: z.object({
    kind,
    period,
    /**
     * True if the member confirms the looser limit, which then applies. False if the member discards the request, so
     * that the current limit remains.
     */
    accept: z.boolean(),
  }),
  value: playLimitsValue,
};

export const setRealityCheck = {
  request: z.object({ minutes: z.nullable(z.union([z.literal(15), z.literal(30), z.literal(60), z.literal(120)])) }),
  value: playLimitsValue,
};

export const startCoolOff = {
  request: z.object({ kind: z.enum(['coolOff', 'exclusion']), length }),
  value: playLimitsValue,
};

/** Play time and stakes since the current log-in session started. All times come from the clock of the gateway. */
export const getPlaySession = {
  request: z.object({}),
  value: z.object({
    startedAt: z.string(),
    now: z.string(),
    staked: amount,
    net: z.string(),
    currency: z.string(),
    realityMinutes: z.nullable(z.number()),
    pause: z.nullable(playBreak),
  }),
};

export const playHistory = {
  request: z.object({}),
  value: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        action: z.enum(['limitSet', 'limitAsked', 'limitConfirmed', 'limitKept', 'realitySet', 'coolOff', 'exclusion']),
        kind: z.nullable(kind),
        period: z.nullable(period),
        amount: z.nullable(amount),
        minutes: z.nullable(z.number()),
        until: z.nullable(z.string()),
      }),
    ),
  }),
};
