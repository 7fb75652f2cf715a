import { gameCategories } from '@livery/merchant/categories';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type {
  paymentChannels,
  payoutBanks,
  rebateRates,
  Translations,
  withdrawalRules,
} from '../../db/schema/tables.ts';
import { unitOf } from '../play/generate-play.ts';
import { channelNames, type PlaceNames, places } from './places.data.ts';

/** Invented services of the brand's region. */
const placeOf = ({ code }: Merchant): PlaceNames => places[code] ?? (places.quetzarena as PlaceNames);

const named = (kind: keyof typeof channelNames, name: string): Translations =>
  Object.fromEntries(
    Object.entries(channelNames[kind]).map(([language, words]) => [language, words.replace('{name}', name)]),
  );

/** Ways to pay in, from what costs nothing to what is bought in a shop. */
export const channelRows = (merchant: Merchant): (typeof paymentChannels.$inferInsert)[] => {
  const unit = unitOf(merchant.currency);
  const { wallet, bank, qr, voucher } = placeOf(merchant);
  const row = (
    kind: keyof typeof channelNames,
    name: string,
    position: number,
    terms: {
      least: number;
      most: number;
      quick: readonly number[];
      feeRate?: number;
      feeFixed?: number;
      payWithin: number;
      takes: number;
    },
  ): typeof paymentChannels.$inferInsert => ({
    id: `${merchant.code}-${kind}`,
    merchant: merchant.code,
    kind,
    names: named(kind, name),
    least: terms.least * unit,
    most: terms.most * unit,
    quickAmounts: terms.quick.map((times) => times * unit),
    feeRate: terms.feeRate ?? 0,
    feeFixed: terms.feeFixed ?? 0,
    payWithin: terms.payWithin,
    takes: terms.takes,
    position,
  });
  return [
    row('wallet', wallet, 1, { least: 5, most: 2500, quick: [5, 10, 25, 50, 100, 250], payWithin: 15, takes: 0 }),
    row('qr', qr, 2, { least: 5, most: 1000, quick: [5, 10, 25, 50, 100, 500], payWithin: 10, takes: 0 }),
    row('bank', bank, 3, {
      least: 25,
      most: 10_000,
      quick: [25, 50, 100, 250, 500, 1000],
      feeFixed: unit / 4,
      payWithin: 30,
      takes: 5,
    }),
    row('voucher', voucher, 4, {
      least: 5,
      most: 250,
      quick: [5, 10, 25, 50],
      feeRate: 150,
      payWithin: 24 * 60,
      takes: 1,
    }),
  ];
};

export const payoutBankRows = (merchant: Merchant): (typeof payoutBanks.$inferInsert)[] =>
  placeOf(merchant).payouts.map(({ name, kind }, position) => ({
    id: `${merchant.code}-payout-${position + 1}`,
    merchant: merchant.code,
    kind,
    name,
    shortest: kind === 'bank' ? 10 : 9,
    longest: kind === 'bank' ? 18 : 13,
    position,
  }));

export const withdrawalRuleRow = (merchant: Merchant): typeof withdrawalRules.$inferInsert => {
  const unit = unitOf(merchant.currency);
  return {
    merchant: merchant.code,
    least: 10 * unit,
    most: 2500 * unit,
    dailyMost: 5000 * unit,
    dailyCount: 5,
    freeCount: 2,
    feeRate: 100,
    feeFixed: 0,
    mostCards: 5,
  };
};

/** Hundredths of a percent at VIP 0. What a series rebate serves has none here. */
const baseRates: Readonly<Partial<Record<(typeof gameCategories)[number], number>>> = {
  RNG: 40,
  FISH: 40,
  LIVE: 30,
  INHOUSE: 30,
  SPORTS: 25,
  ESPORTS: 25,
  PVP: 20,
  COCKFIGHT: 20,
  ELOTT: 20,
};
const levels = 16;
const ratePerLevel = 5;

export const rebateRateRows = (merchant: Merchant): (typeof rebateRates.$inferInsert)[] =>
  gameCategories
    .filter((category) => merchant.categories.includes(category))
    .flatMap((category) =>
      Array.from({ length: levels }, (_, vipLevel) => ({ category, vipLevel, base: baseRates[category] })),
    )
    .flatMap(({ category, vipLevel, base }) =>
      base === undefined ? [] : [{ merchant: merchant.code, category, vipLevel, rate: base + vipLevel * ratePerLevel }],
    );
