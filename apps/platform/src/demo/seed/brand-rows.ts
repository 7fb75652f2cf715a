import type { Merchant } from '@livery/merchant/merchant.schema';
import type { AccountNumberCipher } from '../../modules/payments/index.ts';
import { generateContracts, generateDownlineRates } from './agents/generate-contracts.ts';
import { generateCommissions } from './agents/generate-commissions.ts';
import { generateMembers } from './members/generate-members.ts';
import { toChannelRows, toPayoutBankRows, toRebateRateRows } from './payments/channels.rows.ts';
import { generateMoney } from './payments/generate-payments.ts';
import { toPayoutRows } from './payments/payout.rows.ts';
import { generatePlay, type PlayableGame } from './betting/generate-bets.ts';
import { generateRewards } from './rewards/generate-rewards.ts';
import { toMissionRows, toPromotionRows, toVipLevelRows } from './rewards/reward-rows.ts';
import { generateSavedGames } from './favourites/generate-favourites.ts';

export interface BrandOptions {
  readonly merchant: Merchant;
  readonly catalogue: readonly PlayableGame[];
  readonly now: Date;
  readonly seed: number;
  readonly passwordHash: string;
  readonly paymentPasswordHash: string;
  readonly accountNumbers: AccountNumberCipher;
}

/** Generates the members of a brand with their bets, rewards and saved games. */
const generateMemberRows = ({ merchant, catalogue, now, seed, passwordHash }: BrandOptions) => {
  const people = generateMembers({ merchant, now, seed, passwordHash });
  const play = generatePlay({ merchant, members: people, games: catalogue, now, seed });
  const offers = toPromotionRows(merchant, now);
  const goals = toMissionRows(merchant);
  const ladder = toVipLevelRows(merchant);
  const rewards = generateRewards({
    merchant,
    members: people,
    bets: play.bets,
    promotions: offers,
    missions: goals,
    levels: ladder,
    now,
    seed,
  });
  const savedGames = generateSavedGames({ members: people, bets: play.bets, now, seed });
  return { people, play, offers, goals, ladder, rewards, savedGames };
};

/** Generates the payment settings of a brand, the payments of its demo accounts, and the income of its agents. */
const generateMoneyRows = (
  { merchant, catalogue, now, seed, paymentPasswordHash, accountNumbers }: BrandOptions,
  { people, play, rewards }: ReturnType<typeof generateMemberRows>,
) => {
  const channels = toChannelRows(merchant);
  const payoutBankRows = toPayoutBankRows(merchant);
  const rates = toRebateRateRows(merchant);
  const payout = toPayoutRows({
    merchant,
    members: people,
    banks: payoutBankRows,
    numbers: accountNumbers,
    passwordHash: paymentPasswordHash,
    now,
  });
  const money = generateMoney({
    merchant,
    members: people,
    games: catalogue,
    bets: play.bets,
    channels,
    rates,
    cards: payout.cards,
    getLevel: (id) => rewards.levels.get(id) ?? 0,
    now,
    seed,
  });
  const downlineRates = generateDownlineRates({ merchant, members: people, now, seed });
  const earned = generateCommissions({
    merchant,
    members: people,
    games: catalogue,
    bets: play.bets,
    rates: downlineRates,
    now,
    seed,
  });
  const contracts = generateContracts({ merchant, members: people, now, seed });
  return { channels, payoutBankRows, rates, payout, money, downlineRates, earned, contracts };
};

export const generateBrandRows = (options: BrandOptions) => {
  const memberRows = generateMemberRows(options);
  return { ...memberRows, ...generateMoneyRows(options, memberRows) };
};
export type BrandRows = ReturnType<typeof generateBrandRows>;
