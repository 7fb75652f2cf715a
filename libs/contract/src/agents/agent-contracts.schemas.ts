import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';

export const contractTypes = ['dailySalary', 'hourSalary', 'dividend'] as const;
export type ContractType = (typeof contractTypes)[number];

/**
 * Game categories that a contract between agents can cover. LOTT: lotteries with odds that depend on the member.
 * ELOTT: lotteries with the same odds for all members. RNG: slots. PVP: card games. CONS: all categories together.
 */
export const contractCategories = ['LOTT', 'ELOTT', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'CONS'] as const;
export type ContractCategory = (typeof contractCategories)[number];

export const maxTiers = 10;

/**
 * Status of a contract. P: offered as a new contract. E: offered as a replacement of an existing contract. A: active.
 * V: active, but its end has been requested. R: rejected. C: ended.
 */
const status = z.enum(['P', 'E', 'A', 'V', 'R', 'C']);
export type ContractStatus = z.infer<typeof status>;

const rateType = z.enum(['P', 'F']);
const salaryTier = {
  activeMember: z.number(),
  rateType,
  /** Rate of the tier: a percentage of the team's bets, or a fixed amount of money if `rateType` is `F`. */
  rate: amount,
};

const branch = z.object({
  /** Account of the downline, a member below the agent. Null for the agent's own bets. */
  account: z.nullable(z.string()),
  bet: amount,
  active: z.number(),
  net: z.optional(amount),
});

const tier = z.object({ bet: amount, active: z.number(), netLoss: z.optional(amount), rateType, rate: amount });
export type ContractTier = z.infer<typeof tier>;

/** Values that explain the calculation of a payout, such as the bets of the team. */
const explanation = z.object({
  bet: amount,
  active: z.number(),
  /** Minimum sum of valid bets of an active member. A bet is valid when it is settled as won or lost. */
  activeMinimum: amount,
  /** Tier (level) of the contract that the agent reached. Null if the agent reached no tier. */
  tier: z.nullable(tier),
  branches: z.array(branch),
  dividend: z.optional(
    z.object({
      prize: amount,
      bonus: amount,
      rebate: amount,
      salaries: amount,
      net: amount,
      share: amount,
      below: z.array(z.object({ account: z.string(), share: amount })),
      gross: amount,
      carryBefore: amount,
      carryAfter: amount,
      /**
       * Conflict that puts the payout on hold: the contract of the member `account` has a higher rate than the contract
       * of `above`, the agent directly above this member. Both rates are in percent. Absent if there is no conflict.
       */
      refusal: z.optional(z.object({ account: z.string(), rate: amount, above: z.string(), aboveRate: amount })),
    }),
  ),
});
export type Explanation = z.infer<typeof explanation>;

const result = { from: z.string(), to: z.string(), amount, explanation };

const contract = {
  category: z.enum(contractCategories),
  version: z.number(),
  status,
  /** Account of the agent who offered the contract. Null if the operator offered it. */
  offeredBy: z.nullable(z.string()),
  offeredAt: z.string(),
  acceptedAt: z.nullable(z.string()),
  /**
   * Amount that the offered contract would have paid for the last closed period. Null if the contract is not an offer
   * that waits for a response.
   */
  simulation: z.nullable(z.object(result)),
  /**
   * Agents directly below the caller whose contracts of the same type and category have a higher rate than this one.
   * Empty if this contract is not an offer that waits for a response.
   */
  beatenBy: z.array(z.object({ account: z.string(), rateType, rate: amount })),
};

export const dailySalaryContract = z.object({
  id: z.string(),
  ...contract,
  details: z.array(z.object({ betVolume: amount, ...salaryTier })),
});
export const hourSalaryContract = z.object({
  contractId: z.string(),
  ...contract,
  hourSalaryRates: z.array(z.object({ minimumBet: amount, ...salaryTier })),
});
export const dividendContract = z.object({
  id: z.string(),
  ...contract,
  tiers: z.array(
    z.object({
      minimumBet: amount,
      netLoss: amount,
      activeMember: z.number(),
      /** Rate of the tier in percent. */
      contractRate: amount,
      status,
    }),
  ),
});

/**
 * Status codes of the member's contracts that wait for the member's decision, one code for each type of contract. A
 * code is an empty string if no contract of its type waits.
 */
export const contractStatus = {
  request: z.object({}),
  value: z.object({ dailysalreqtype: z.string(), divtypecompperiodreq: z.string(), contracthoursalreq: z.string() }),
};

const currency = z.string();
const id = z.uuid();
const contractResponse = z.enum(['A', 'R', 'C']);

export const dailySalaryContracts = {
  request: z.object({}),
  value: z.object({ currency, list: z.array(dailySalaryContract) }),
};
export const hourSalaryContracts = {
  request: z.object({}),
  value: z.object({ currency, list: z.array(hourSalaryContract) }),
};
export const dividendContracts = {
  request: z.object({}),
  value: z.object({ currency, list: z.array(dividendContract) }),
};

const contractResponseResult = z.object({ status });
export const respondToDailySalary = {
  request: z.object({ id, status: contractResponse }),
  value: contractResponseResult,
};
export const respondToHourSalary = {
  request: z.object({ contractId: id, status: contractResponse }),
  value: contractResponseResult,
};
export const respondToDividend = { request: z.object({ id, status: contractResponse }), value: contractResponseResult };

const payout = z.object({
  id: z.string(),
  type: z.enum(contractTypes),
  category: z.enum(contractCategories),
  ...result,
  state: z.enum(['due', 'paid', 'nothing', 'held']),
  paidAt: z.nullable(z.string()),
});
export type ContractPayout = z.infer<typeof payout>;

/**
 * Payouts of the member's contracts of one type, newest first, and a calculation of the payout for the current period.
 */
export const contractPayouts = {
  request: z.object({ type: z.enum(contractTypes), cursor: z.optional(z.string().check(z.regex(/^[\w.:-]{1,120}$/))) }),
  value: z.object({
    currency,
    list: z.array(payout),
    next: z.nullable(z.string()),
    /**
     * Calculation for the current period by category, as if the period ended now. The list is filled only on the first
     * page.
     */
    running: z.array(z.object({ category: z.enum(contractCategories), ...result })),
  }),
};

const offered = z.object({
  id: z.string(),
  type: z.enum(contractTypes),
  category: z.enum(contractCategories),
  version: z.number(),
  status,
  offeredAt: z.string(),
  acceptedAt: z.nullable(z.string()),
  tiers: z.array(tier),
});
export type OfferedContract = z.infer<typeof offered>;

export const downlineContracts = {
  request: z.object({
    search: z._default(z.string().check(z.trim(), z.maxLength(32)), ''),
    cursor: z.optional(z.string().check(z.regex(/^[\w.-]{1,64}$/))),
  }),
  value: z.object({
    currency,
    /**
     * Maximum rates that the caller can offer to agents below: the highest rates in the caller's own active
     * contracts. `percent` limits a rate in percent, and `fixed` limits a fixed amount of money.
     */
    limits: z.array(
      z.object({ type: z.enum(contractTypes), category: z.enum(contractCategories), percent: amount, fixed: amount }),
    ),
    list: z.array(
      z.object({
        id: z.string(),
        account: z.string(),
        type: z.number(),
        hasDividend: z.boolean(),
        contracts: z.array(offered),
      }),
    ),
    next: z.nullable(z.string()),
  }),
};
export type DownlineContracts = z.infer<typeof downlineContracts.value>;

const tierAmount = z.string().check(z.regex(/^\d{1,11}(\.\d{1,2})?$/));

export const offerContract = {
  request: z.object({
    downlineId: z.string().check(z.minLength(1), z.maxLength(64)),
    type: z.enum(contractTypes),
    category: z.enum(contractCategories),
    tiers: z
      .array(
        z.object({
          bet: tierAmount,
          active: z.number().check(z.int(), z.gte(0), z.lte(1_000_000)),
          netLoss: z.optional(tierAmount),
          rateType,
          rate: tierAmount,
        }),
      )
      .check(z.minLength(1), z.maxLength(maxTiers)),
  }),
  value: offered,
};

export const revokeContractOffer = { request: z.object({ id }), value: z.object({ done: z.literal(true) }) };
export const requestContractTermination = { request: z.object({ id }), value: z.object({ status }) };
