import { formatAmount } from '@livery/contract/money';
import type { PromotionStanding, Reward as WireReward } from '@livery/contract/promotions';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Translations } from '../db/schema/catalogue.tables.ts';
import { bannerUrl } from '../media/addresses.ts';
import type { Promotion, Reward, Standing } from './reward.ts';

/** A text in the reader's language, else in English, else in whatever there is. */
export const textIn = (texts: Translations, language: LanguageCode): string =>
  texts[language] ?? texts.EN ?? Object.values(texts)[0] ?? '';

interface Reader {
  readonly merchant: Merchant;
  readonly language: LanguageCode;
}

export const wireReward = (
  { id, source, promotionId, titles, amount, rollover, availableUntil, lines }: Reward,
  { merchant, language }: Reader,
): WireReward => ({
  id,
  source,
  promotionId,
  title: textIn(titles, language),
  amount: formatAmount(amount),
  currency: merchant.currency,
  rollover: formatAmount(rollover),
  availableUntil: availableUntil?.toISOString() ?? null,
  lines: [...lines],
});

export const wireStanding = (
  { status, reason = null, until, reward, lines, days }: Standing,
  reader: Reader,
): PromotionStanding => ({
  status,
  reason,
  until: until?.toISOString() ?? null,
  reward: reward ? wireReward(reward, reader) : null,
  lines: [...(reward?.lines ?? lines ?? [])],
  days: days ? { ...days, amounts: days.amounts.map(formatAmount) } : null,
});

export const wireHead = (
  { id, kind, titles, summaries, picture, startsAt, endsAt }: Promotion,
  { merchant, language }: Reader,
) => ({
  id,
  kind,
  title: textIn(titles, language),
  summary: textIn(summaries, language),
  image: bannerUrl(merchant.code, picture),
  startsAt: startsAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
});
