import { gameCategories } from '@livery/merchant/categories';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { type DemoText, mapDemoText } from '@livery/demo/demo-text';
import { channelNames, type PaymentNames, paymentNamesByBrand } from '@livery/demo/payments/payment-methods';
import { getStakeUnit } from '../betting/generate-bets.ts';
import type { paymentChannels, payoutBanks, rebateRates, withdrawalRules } from '../../../modules/payments/index.ts';
import { demoProviderCode } from '../../payments/payment-provider.ts';

/** Returns the names of invented payment services for the region of the brand. */
const getPaymentNames = ({ code }: Merchant): PaymentNames =>
  paymentNamesByBrand[code] ?? (paymentNamesByBrand.quetzarena as PaymentNames);

const named = (kind: keyof typeof channelNames, name: string): DemoText =>
  mapDemoText(channelNames[kind], (template) => template.replace('{name}', name));

/** Creates the deposit channels of a brand, from a transfer without a fee to a voucher from a shop. */
export const toChannelRows = (merchant: Merchant): (typeof paymentChannels.$inferInsert)[] => {
  const unit = getStakeUnit(merchant.currency);
  const { wallet, bank, qr, voucher } = getPaymentNames(merchant);
  const row = (
    kind: keyof typeof channelNames,
    name: string,
    position: number,
    terms: {
      minAmount: number;
      maxAmount: number;
      quick: readonly number[];
      feeRate?: number;
      feeFixed?: number;
      payWithin: number;
      processingMinutes: number;
    },
  ): typeof paymentChannels.$inferInsert => ({
    id: `${merchant.code}-${kind}`,
    merchant: merchant.code,
    provider: demoProviderCode,
    providerChannel: kind,
    kind,
    names: named(kind, name),
    minAmount: terms.minAmount * unit,
    maxAmount: terms.maxAmount * unit,
    quickAmounts: terms.quick.map((times) => times * unit),
    feeRate: terms.feeRate ?? 0,
    feeFixed: terms.feeFixed ?? 0,
    payWithin: terms.payWithin,
    processingMinutes: terms.processingMinutes,
    position,
  });
  return [
    row('wallet', wallet, 1, {
      minAmount: 5,
      maxAmount: 2500,
      quick: [5, 10, 25, 50, 100, 250],
      payWithin: 15,
      processingMinutes: 0,
    }),
    row('qr', qr, 2, {
      minAmount: 5,
      maxAmount: 1000,
      quick: [5, 10, 25, 50, 100, 500],
      payWithin: 10,
      processingMinutes: 0,
    }),
    row('bank', bank, 3, {
      minAmount: 25,
      maxAmount: 10_000,
      quick: [25, 50, 100, 250, 500, 1000],
      feeFixed: unit / 4,
      payWithin: 30,
      processingMinutes: 5,
    }),
    row('voucher', voucher, 4, {
      minAmount: 5,
      maxAmount: 250,
      quick: [5, 10, 25, 50],
      feeRate: 150,
      payWithin: 24 * 60,
      processingMinutes: 1,
    }),
  ];
};

export const toPayoutBankRows = (merchant: Merchant): (typeof payoutBanks.$inferInsert)[] =>
  getPaymentNames(merchant).payouts.map(({ name, kind }, position) => ({
    id: `${merchant.code}-payout-${position + 1}`,
    merchant: merchant.code,
    provider: demoProviderCode,
    providerBank: String(position + 1),
    kind,
    name,
    shortest: kind === 'bank' ? 10 : 9,
    longest: kind === 'bank' ? 18 : 13,
    position,
  }));

export const toWithdrawalRuleRow = (merchant: Merchant): typeof withdrawalRules.$inferInsert => {
  const unit = getStakeUnit(merchant.currency);
  return {
    merchant: merchant.code,
    minAmount: 10 * unit,
    maxAmount: 2500 * unit,
    dailyMaxAmount: 5000 * unit,
    dailyCount: 5,
    freeCount: 2,
    feeRate: 100,
    feeFixed: 0,
    maxCards: 5,
  };
};

/**
 * Rebate rates at VIP level 0 in hundredths of a percent. The lottery category LOTT has no rate, because the rebate
 * of a lottery bet depends on the series (payout level) of the bet.
 */
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

export const toRebateRateRows = (merchant: Merchant): (typeof rebateRates.$inferInsert)[] =>
  gameCategories
    .filter((category) => merchant.categories.includes(category))
    .flatMap((category) =>
      Array.from({ length: levels }, (_, vipLevel) => ({ category, vipLevel, base: baseRates[category] })),
    )
    .flatMap(({ category, vipLevel, base }) =>
      base === undefined ? [] : [{ merchant: merchant.code, category, vipLevel, rate: base + vipLevel * ratePerLevel }],
    );
