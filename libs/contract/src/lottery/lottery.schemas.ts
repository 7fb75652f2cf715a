import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';
import { maxLines } from './bet-limits.ts';
import { lotteryFamilies } from './families.ts';
import { seriesRange } from './series-range.ts';

const code = z.string().check(z.regex(/^[A-Z0-9_]{1,40}$/));
const numero = z.string().check(z.regex(/^\d{8}(\d{4})?$/));
const language = z.string().check(z.regex(/^[A-Z]{2}$/));
const pageNo = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1);
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** ISO 8601 time. */
const time = z.string();

/** Number of items on one page of a lottery list. */
export const lotteryPageSize = 20;
/** Maximum number of draws of a chase. A chase repeats the same bets in consecutive draws. */
export const maxNumeros = 30;
export const maxMultiple = 9999;

export const lotteryMode = z.enum(['LOTT', 'ELOTT', 'SEA']);
export type LotteryMode = z.infer<typeof lotteryMode>;

export const lotteryEntry = z.object({
  code,
  prizeMode: lotteryMode,
  displayName: z.string(),
  family: z.enum(lotteryFamilies),
  vassalage: z.string(),
  nodeId: z.string(),
  /** Seconds between two draws. Null for a lottery that draws only on some days. */
  everySeconds: z.nullable(z.number()),
  iconUrl: z.string(),
  colour: z.string(),
});
export type LotteryEntry = z.infer<typeof lotteryEntry>;

export const lotteryIssue = z.object({ numero, opensAt: time, closesAt: time, drawsAt: time });
export type LotteryIssue = z.infer<typeof lotteryIssue>;

export const lotteryDrawState = z.enum(['open', 'closed', 'drawn', 'settled', 'cancelled']);

export const drawSummary = z.object({
  numero,
  drawsAt: time,
  state: lotteryDrawState,
  result: z.nullable(z.array(z.string())),
});
export type LotteryDraw = z.infer<typeof drawSummary>;

/**
 * Round of the public service drand, which publishes random values at fixed times (a randomness beacon). The result of
 * the draw depends on the random value of the round. The round is fixed when betting opens. Its random value is
 * published after betting has closed, so nobody can predict the result.
 */
const drawBeacon = z.object({
  /**
   * Public key and schedule of the randomness beacon. `genesisTime` is the time of round 1, in seconds since 1970.
   * `period` is the number of seconds between two rounds.
   */
  chain: z.object({ id: z.string(), publicKey: z.string(), genesisTime: z.number(), period: z.number() }),
  round: z.number(),
  /**
   * Signature of the round by the beacon, in hexadecimal digits. Its SHA-256 hash is the random value of the round.
   * Null until the draw.
   */
  signature: z.nullable(z.string()),
});

const opened = z.object({ code, current: lotteryIssue, last: z.nullable(drawSummary) });
export type OpenedLottery = z.infer<typeof opened>;

export const lotteryMenu = {
  request: z.object({ prizeMode: z.optional(lotteryMode), language }),
  value: z.object({ list: z.array(lotteryEntry) }),
};

export const openedNumeros = {
  request: z.object({ code: z.optional(code) }),
  value: z.object({ serverTime: time, list: z.array(opened) }),
};

export const nearNumeros = {
  request: z.object({ code, count: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(maxNumeros)), 10) }),
  value: z.object({ serverTime: time, list: z.array(lotteryIssue) }),
};

/**
 * Series (payout level) of a bet in the category LOTT. With the series n, the bet pays n/2000 of the fair odds. With a
 * lower series, a bet wins less, but the member gets a larger part of the stake back as rebate. If absent, the caller's
 * own series is used.
 */
const series = z.coerce.number().check(z.int(), z.gte(seriesRange.lowest), z.lte(seriesRange.highest));

export const lotteryBoard = {
  request: z.object({ code, prizeMode: lotteryMode, series: z.optional(series) }),
  value: z.object({
    code,
    prizeMode: lotteryMode,
    family: z.enum(lotteryFamilies),
    currency: z.string(),
    /**
     * Series (payout level of LOTT bets) for which the prices in `methods` are calculated. Null if the category is
     * not LOTT.
     */
    series: z.nullable(z.number()),
    /** Maximum series (payout level of LOTT bets) of the caller. Null if the category is not LOTT. */
    ownSeries: z.nullable(z.number()),
    /**
     * Prices of each betting method, one for each prize tier, beginning with the first prize. A price is the payout for
     * a winning stake of 1, with 3 decimal places.
     */
    methods: z.array(z.object({ code: z.string(), prices: z.array(z.string().check(z.regex(/^\d+\.\d{3}$/))) })),
    /**
     * Amounts of money that one unit can cost, the smallest first. A bet consists of units: each picked combination is
     * one unit.
     */
    units: z.array(amount),
    /** Maximum stake of one line. A line is a single bet of a bet slip. */
    mostStake: amount,
    /**
     * Maximum payout of one unit, multiplied by the `multiple` of its line and by the `multiple` of the draw. A unit is
     * one picked combination of a bet. The gateway rejects a bet with a larger possible payout.
     */
    mostPrize: amount,
  }),
};
export type LotteryBoard = z.infer<typeof lotteryBoard.value>;

export const lotteryDraws = {
  request: z.object({ code, pageNo, pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20) }),
  value: z.object({ list: z.array(drawSummary), pageNum: z.number(), totalPages: z.number() }),
};

export const lotteryDraw = {
  request: z.object({ code, numero }),
  value: z.object({
    code,
    family: z.enum(lotteryFamilies),
    ...drawSummary.shape,
    closesAt: time,
    /**
     * Hash of the seed. The result of the draw is computed from the seed. The hash is published when betting on the
     * draw opens.
     */
    seedHash: hash,
    /**
     * Merkle root of the bets on the draw: one hash that depends on all these bets. With this hash, nobody can add or
     * change a bet later without being noticed. Null until betting closes.
     */
    root: z.nullable(hash),
    betCount: z.number(),
    /** Seed from which the result of the draw is computed. Null until the draw. */
    seed: z.nullable(hash),
    /**
     * Public random value from which the result is computed together with the seed. Null for an old draw, whose result
     * depends only on the seed.
     */
    beacon: z.nullable(drawBeacon),
  }),
};

const line = z.object({
  method: z.string().check(z.maxLength(30)),
  selection: z.string().check(z.minLength(1), z.maxLength(700)),
  unit: amount,
  multiple: z.number().check(z.int(), z.gte(1), z.lte(maxMultiple)),
  /**
   * Price that the app showed to the member: the payout for a winning stake of 1 in the first prize tier. If the
   * current price is lower, the gateway rejects the bet.
   */
  price: z.string().check(z.regex(/^\d+\.\d{3}$/)),
});
export type PlacedLine = z.infer<typeof line>;
/**
 * Draw on which the bets are placed. The stake of every line is multiplied by this `multiple`, and by the `multiple` of
 * the line.
 */
const placedNumero = z.object({
  numero,
  multiple: z._default(z.number().check(z.int(), z.gte(1), z.lte(maxMultiple)), 1),
});
export type PlacedNumero = z.input<typeof placedNumero>;

export const placeLotteryBets = {
  request: z.object({
    code,
    prizeMode: lotteryMode,
    series: z.optional(series),
    lines: z.array(line).check(z.minLength(1), z.maxLength(maxLines)),
    numeros: z.array(placedNumero).check(z.minLength(1), z.maxLength(maxNumeros)),
    stopsOnWin: z._default(z.boolean(), false),
  }),
  value: z.object({
    orderId: z.string(),
    chaseId: z.nullable(z.string()),
    betCount: z.number(),
    staked: amount,
    balance: amount,
    currency: z.string(),
  }),
};

export const lotteryBetState = z.enum(['open', 'won', 'lost', 'cancelled', 'void']);

export const lotteryBet = z.object({
  id: z.string(),
  code,
  displayName: z.string(),
  family: z.enum(lotteryFamilies),
  prizeMode: lotteryMode,
  numero,
  chaseId: z.nullable(z.string()),
  method: z.string(),
  selection: z.string(),
  units: z.number(),
  unit: amount,
  multiple: z.number(),
  stake: amount,
  payout: amount,
  state: lotteryBetState,
  currency: z.string(),
  placedAt: time,
  closesAt: time,
  result: z.nullable(z.array(z.string())),
});
export type LotteryBet = z.infer<typeof lotteryBet>;

export const lotteryBets = {
  request: z.object({
    code: z.optional(code),
    state: z.optional(lotteryBetState),
    chaseId: z.optional(z.uuid()),
    pageNo,
    language,
  }),
  value: z.object({ list: z.array(lotteryBet), pageNum: z.number(), totalPages: z.number() }),
};

export const lotteryBetProof = {
  request: z.object({ id: z.uuid() }),
  value: z.object({
    id: z.string(),
    method: z.string(),
    selection: z.string(),
    /** Stake as an integer in minor units (hundredths of the currency). */
    stake: z.number(),
    path: z.array(z.object({ side: z.enum(['left', 'right']), hash })),
  }),
};

export const cancelLotteryBet = {
  request: z.object({ id: z.uuid() }),
  value: z.object({ state: lotteryBetState, balance: amount }),
};

const chase = z.object({
  id: z.string(),
  code,
  displayName: z.string(),
  stopsOnWin: z.boolean(),
  state: z.enum(['running', 'finished', 'stopped', 'cancelled']),
  betCount: z.number(),
  settledCount: z.number(),
  openCount: z.number(),
  stake: amount,
  payout: amount,
  refund: amount,
  currency: z.string(),
  placedAt: time,
});
export type LotteryChase = z.infer<typeof chase>;

export const lotteryChases = {
  request: z.object({ code: z.optional(code), pageNo, language }),
  value: z.object({ list: z.array(chase), pageNum: z.number(), totalPages: z.number() }),
};

export const cancelLotteryChase = {
  request: z.object({ id: z.uuid() }),
  value: z.object({ cancelled: z.number(), balance: amount }),
};
