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
 * V: active, but the agent above or the operator has requested its end. R: rejected. C: ended.
 */
const status = z.enum(['P', 'E', 'A', 'V', 'R', 'C']);
export type ContractStatus = z.infer<typeof status>;

const rateType = z.enum(['P', 'F']);
const salaryTier = {
  activeMember: z.number(),
  rateType,
  /**
   * Rate of this tier (level) of the contract. For the `rateType` `P`, it is a percentage of the team's bets. For `F`,
   * it is a fixed amount of money.
   */
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
  /**
   * Minimum sum of valid bets with which a member counts as active in this period. A bet is valid when it is settled as
   * won or lost.
   */
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
       * Reason why the payout is on hold. The agent `above` is directly above the member `account`, but the contract of
       * this member has the higher rate. Both rates are in percent. Absent if the payout is not on hold.
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
   * Payout that the offered contract would have given for the last completed period. Null if the contract is not an
   * offer that waits for a response.
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
 * Statuses of the contracts that the member must still accept or reject. There is one code for each type of contract,
 * such as `P`. The code is an empty string if no contract of this type waits.
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
     * Payouts for the current period by game category, calculated as if the period ended now. Empty on every page of
     * the list except the first.
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
