import type { Merchant } from '@livery/merchant/merchant.schema';
import { type DemoText, mapDemoText } from '@livery/demo/demo-text';
import { demoMissions } from '@livery/demo/rewards/missions';
import {
  commonTerms,
  type DemoPromotion,
  type DemoPromotionRules,
  demoPromotions,
} from '@livery/demo/rewards/promotions';
import { fill, toOrderedList, toParagraph, type Values } from '@livery/demo/rewards/reward-texts';
import { demoLevels } from '@livery/demo/rewards/vip';
import { days } from '../../../core/clock/durations.ts';
import { getStakeUnit } from '../betting/generate-bets.ts';
import type { missions, PromotionRules, promotions, vipLevels } from '../../../modules/rewards/index.ts';

/** Rollover factor of level-up bonuses and mission rewards. A member must bet the bonus amount this many times. */
const smallRollover = 1;

/**
 * Converts the rules of a demo promotion to the promotion rules that the database stores for a brand. The amounts of
 * a demo promotion are multiples of the small stake `unit` (see `getStakeUnit`). They are converted to minor units.
 */
const toPromotionRules = (
  { cap, minAmount, bets, amounts, reviewMinutes, ...rules }: DemoPromotionRules,
  unit: number,
): PromotionRules => {
  const toMinor = (amount: number) => Math.round(amount * unit);
  return {
    ...rules,
    ...(cap !== undefined && { cap: toMinor(cap) }),
    ...(minAmount !== undefined && { least: toMinor(minAmount) }),
    ...(bets !== undefined && { bets: toMinor(bets) }),
    ...(amounts && { amounts: amounts.map(toMinor) }),
    ...(reviewMinutes !== undefined && { answerMinutes: reviewMinutes }),
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

const withZone = (word: DemoText, timeZone: string): DemoText =>
  mapDemoText(word, (text) => text.replace('{zone}', timeZone.replaceAll('_', ' ')));

/** Creates the promotions of a demo brand, with amounts in the currency of the brand. */
export const toPromotionRows = (merchant: Merchant, now: Date): (typeof promotions.$inferInsert)[] =>
  demoPromotions.map((demo: DemoPromotion, position) => {
    const rules = toPromotionRules(demo.rules, getStakeUnit(merchant.currency));
    const write = (word: DemoText) => fill(word, getTextValues(rules, demo.rolloverTimes), merchant.currency);
    return {
      id: `${merchant.code}-${demo.id}`,
      merchant: merchant.code,
      kind: demo.kind,
      titles: write(demo.title),
      summaries: write(demo.summary),
      contents: toParagraph(write(demo.text)),
      terms: toOrderedList([
        ...demo.terms.map(write),
        write(commonTerms.rollover),
        write(withZone(commonTerms.zone, merchant.timeZone)),
      ]),
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
