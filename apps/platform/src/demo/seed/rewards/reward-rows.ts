import type { Merchant } from '@livery/merchant/merchant.schema';
import { days } from '../../../core/clock/durations.ts';
import type { LocalizedText } from '../localized-text.ts';
import { getStakeUnit } from '../betting/generate-bets.ts';
import { demoMissions } from './missions.data.ts';
import { commonTerms, type DemoPromotion, demoPromotions } from './promotions.data.ts';
import { fill, toOrderedList, toParagraph, type Values } from './reward.texts.ts';
import { demoLevels } from './vip.data.ts';
import type { missions } from '../../../modules/rewards/missions.tables.ts';
import type { vipLevels } from '../../../modules/rewards/vip.tables.ts';
import type { PromotionRules, promotions } from '../../../modules/rewards/promotions.tables.ts';

/** Rollover factor of level-up bonuses and mission rewards. */
const smallRollover = 1;

const inMinor = (rules: PromotionRules, unit: number): PromotionRules => {
  const minor = (amount: number | undefined) => amount !== undefined && Math.round(amount * unit);
  return {
    ...rules,
    ...(rules.cap !== undefined && { cap: minor(rules.cap) as number }),
    ...(rules.least !== undefined && { least: minor(rules.least) as number }),
    ...(rules.bets !== undefined && { bets: minor(rules.bets) as number }),
    ...(rules.amounts && { amounts: rules.amounts.map((amount) => minor(amount) as number) }),
  };
};

const getTextValues = (rules: PromotionRules, rolloverTimes: number): Values => ({
  share: { share: rules.share ?? 0 },
  cap: { money: rules.cap ?? 0 },
  least: { money: rules.least ?? 0 },
  bets: { money: rules.bets ?? 0 },
  amount: { money: rules.amounts?.[0] ?? 0 },
  days: { count: rules.days ?? 0 },
  minutes: { count: rules.answerMinutes ?? 0 },
  friends: { count: rules.friendsPerMonth ?? 0 },
  times: { count: rolloverTimes },
});

const withZone = (word: LocalizedText, timeZone: string): LocalizedText =>
  word.map((text) => text.replace('{zone}', timeZone.replaceAll('_', ' '))) as unknown as LocalizedText;

/** Creates the promotions of a demo brand with amounts in its currency. */
export const toPromotionRows = (merchant: Merchant, now: Date): (typeof promotions.$inferInsert)[] =>
  demoPromotions.map((demo: DemoPromotion, position) => {
    const rules = inMinor(demo.rules, getStakeUnit(merchant.currency));
    const write = (word: LocalizedText) => fill(word, getTextValues(rules, demo.rolloverTimes), merchant.currency);
    return {
      id: `${merchant.code}-${demo.id}`,
      merchant: merchant.code,
      kind: demo.kind,
      titles: write(demo.title),
      summaries: write(demo.summary),
      contents: toParagraph(write(demo.text)),
      terms: toOrderedList(
        [...demo.terms, commonTerms.rollover, withZone(commonTerms.zone, merchant.timeZone)].map(write),
      ),
      picture: demo.image,
      rules,
      rolloverTimes: demo.rolloverTimes,
      position,
      startsAt: new Date(now.getTime() - days(demo.from)),
      endsAt: demo.until === undefined ? null : new Date(now.getTime() + days(demo.until)),
    };
  });

export const toMissionRows = (merchant: Merchant): (typeof missions.$inferInsert)[] => {
  const unit = getStakeUnit(merchant.currency);
  return demoMissions
    .filter(({ category }) => !category || merchant.categories.includes(category))
    .map(({ id, title, goal, target, amount, category, image, ...demo }, position) => {
      const inUnits = goal === 'stake' ? target * unit : target;
      const targetValue = goal === 'stake' ? { money: inUnits } : { count: target };
      return {
        ...demo,
        id: `${merchant.code}-${id}`,
        picture: image,
        merchant: merchant.code,
        titles: fill(title, { target: targetValue }, merchant.currency),
        goal,
        category: category ?? null,
        target: inUnits,
        amount: Math.round(amount * unit),
        rolloverTimes: smallRollover,
        position,
      };
    });
};

export const toVipLevelRows = (merchant: Merchant): (typeof vipLevels.$inferInsert)[] => {
  const unit = getStakeUnit(merchant.currency);
  return demoLevels.map(({ name, bets, bonus, cashback, checkIn }, level) => ({
    merchant: merchant.code,
    level,
    names: fill(name, {}, merchant.currency),
    requiredBets: bets * unit,
    levelUpBonus: Math.round(bonus * unit),
    rolloverTimes: smallRollover,
    cashbackShare: cashback,
    checkInExtra: checkIn,
  }));
};
