import { formatAmount } from '@livery/contract/money';
import type { Deposit, DepositBonus, DepositChannel } from '@livery/contract/deposits';
import type { LanguageCode } from '@livery/merchant/languages';
import { localizeText } from '../../../core/text/language-fallback.ts';
import type { Translations } from '../../../core/text/translations.ts';
import type { DepositBonusPromotion } from '../../rewards/index.ts';
import type { ChannelRow, DepositRow } from './deposits.ts';
import { getPagePath } from './payment-page.routes.ts';

/** Deposit order with its channel and the titles of the selected bonus. */
export interface DepositOrderRow {
  readonly deposit: DepositRow;
  readonly channel: ChannelRow;
  /** Titles of the promotion whose bonus the member selected. Null if there is none. */
  readonly bonusTitles: Translations | null;
}

export const toChannelView = (channel: ChannelRow, language: LanguageCode): DepositChannel => {
  const { id, kind, minAmount, maxAmount, quickAmounts, feeRate, feeFixed, payWithin, processingMinutes } = channel;
  return {
    id,
    kind,
    name: localizeText(channel.names, language),
    least: formatAmount(minAmount),
    most: formatAmount(maxAmount),
    quickAmounts: quickAmounts.map(formatAmount),
    feeRate: formatAmount(feeRate),
    feeFixed: formatAmount(feeFixed),
    payWithin,
    takes: processingMinutes,
  };
};

export const toBonusView = (
  { id, titles, rules: { share = 0, cap, least = 0 }, rolloverTimes }: DepositBonusPromotion,
  language: LanguageCode,
): DepositBonus => ({
  promotionId: id,
  title: localizeText(titles, language),
  rate: formatAmount(share),
  most: cap === undefined ? null : formatAmount(cap),
  least: formatAmount(least),
  rolloverTimes,
});

export const toDepositView = (
  { id, orderNo, amount, fee, state, reason, bonusId, bonusAmount, createdAt, expiresAt, settledAt }: DepositRow,
  { channel, bonusTitles }: Pick<DepositOrderRow, 'channel' | 'bonusTitles'>,
  language: LanguageCode,
  currency: string,
): Deposit => ({
  id,
  orderNo,
  channelName: localizeText(channel.names, language),
  channelKind: channel.kind,
  amount: formatAmount(amount),
  fee: formatAmount(fee),
  credited: formatAmount(amount - fee),
  currency,
  state,
  reason,
  payUrl: state === 'pending' ? getPagePath(id) : null,
  takes: channel.processingMinutes,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  settledAt: settledAt?.toISOString() ?? null,
  bonus:
    bonusId && bonusTitles
      ? {
          promotionId: bonusId,
          title: localizeText(bonusTitles, language),
          amount: bonusAmount === null ? null : formatAmount(bonusAmount),
        }
      : null,
});
