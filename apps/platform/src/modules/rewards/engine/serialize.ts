import { formatAmount } from '@livery/contract/money';
import type { PromotionEligibility, Reward as WireReward } from '@livery/contract/rewards/promotions';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { storedImageUrl } from '../../brands/index.ts';
import type { Promotion, Reward, Eligibility } from './reward.ts';
import { localizeText } from '../../../core/text/language-fallback.ts';

interface Reader {
  readonly merchant: Merchant;
  readonly language: LanguageCode;
}

export const serializeReward = (
  { id, source, promotionId, titles, amount, rollover, availableUntil, lines }: Reward,
  { merchant, language }: Reader,
): WireReward => ({
  id,
  source,
  promotionId,
  title: localizeText(titles, language, merchant),
  amount: formatAmount(amount),
  currency: merchant.currency,
  rollover: formatAmount(rollover),
  availableUntil: availableUntil?.toISOString() ?? null,
  lines: [...lines],
});

export const serializeEligibility = (
  { status, reason = null, until, reward, lines, days }: Eligibility,
  reader: Reader,
): PromotionEligibility => ({
  status,
  reason,
  until: until?.toISOString() ?? null,
  reward: reward ? serializeReward(reward, reader) : null,
  lines: [...(reward?.lines ?? lines ?? [])],
  days: days ? { ...days, amounts: days.amounts.map(formatAmount) } : null,
});

export const serializeSummary = (
  { id, kind, titles, summaries, picture: image, startsAt, endsAt }: Promotion,
  { merchant, language }: Reader,
) => ({
  id,
  kind,
  title: localizeText(titles, language, merchant),
  summary: localizeText(summaries, language, merchant),
  image: storedImageUrl(merchant.code, image),
  startsAt: startsAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
});
