import { type DemoText, demoText } from '../demo-text.ts';

/**
 * Parameters of a promotion. Amounts are in stake units. A stake unit is a small amount that depends on the brand's
 * currency (`getStakeUnit`). Shares are in hundredths of a percent.
 */
export interface DemoPromotionRules {
  /**
   * Share of a deposit (kinds WELCOME and RELOAD) or of the member's net loss (kind CASHBACK) that the member gets as
   * reward. It is in hundredths of a percent. Other kinds do not use it.
   */
  readonly share?: number;
  /** Maximum amount of one reward of the kinds WELCOME, RELOAD and CASHBACK, in stake units (see `getStakeUnit`). */
  readonly cap?: number;
  /**
   * Minimum amount in stake units (see `getStakeUnit`). For the kinds WELCOME and RELOAD, it is the smallest deposit
   * that qualifies. For REFERRAL, it is the minimum sum of the invited friend's deposits. For CASHBACK, it is the
   * smallest reward that is paid.
   */
  readonly minAmount?: number;
  /**
   * Number of days in which a member can claim the reward. For the kind REFERRAL, it is the number of days in which an
   * invited friend must meet the conditions.
   */
  readonly days?: number;
  /**
   * Reward amounts, in stake units (see `getStakeUnit`). The kind CHECKIN has one amount for each consecutive day.
   * The kinds APPLY and REFERRAL have a single amount.
   */
  readonly amounts?: readonly number[];
  /** Number of minutes between a member's application and its decision. Only for promotions of the kind APPLY. */
  readonly reviewMinutes?: number;
  /**
   * Minimum sum of the bets of a friend whom the member invited, in stake units (see `getStakeUnit`). Only for the
   * kind REFERRAL.
   */
  readonly bets?: number;
  readonly friendsPerMonth?: number;
}

export interface DemoPromotion {
  readonly id: string;
  readonly kind: 'WELCOME' | 'CHECKIN' | 'CASHBACK' | 'RELOAD' | 'APPLY' | 'MISSION' | 'REFERRAL';
  readonly image: string;
  readonly rolloverTimes: number;
  readonly rules: DemoPromotionRules;
  /** Start of the promotion, as a number of days before the demo data is seeded. */
  readonly from: number;
  /** End of the promotion, as a number of days after the demo data is seeded. If absent, the promotion has no end. */
  readonly until?: number;
  readonly title: DemoText;
  readonly summary: DemoText;
  readonly text: DemoText;
  readonly terms: readonly DemoText[];
}

/**
 * Terms at the end of the terms of every promotion. `rollover` states the bets that are necessary before a bonus can
 * be withdrawn. `zone` states the time zone of all times, and that free trial accounts are excluded.
 */
export const commonTerms = {
  rollover: demoText('promotions.common.rollover'),
  zone: demoText('promotions.common.zone'),
} as const satisfies Record<string, DemoText>;

/** Promotions of every demo brand. The texts must describe exactly what the gateway pays. */
export const demoPromotions: readonly DemoPromotion[] = [
  {
    id: 'welcome',
    kind: 'WELCOME',
    image: 'treasure',
    rolloverTimes: 8,
    from: 60,
    rules: { share: 5000, cap: 100, minAmount: 10, days: 7 },
    title: demoText('promotions.welcome.title'),
    summary: demoText('promotions.welcome.summary'),
    text: demoText('promotions.welcome.text'),
    terms: [demoText('promotions.welcome.term1'), demoText('promotions.welcome.term2')],
  },
  {
    id: 'checkin',
    kind: 'CHECKIN',
    image: 'sun-face',
    rolloverTimes: 1,
    from: 60,
    rules: { amounts: [0.25, 0.25, 0.4, 0.4, 0.5, 0.5, 1.5] },
    title: demoText('promotions.checkin.title'),
    summary: demoText('promotions.checkin.summary'),
    text: demoText('promotions.checkin.text'),
    terms: [demoText('promotions.checkin.term1'), demoText('promotions.checkin.term2')],
  },
  {
    id: 'cashback',
    kind: 'CASHBACK',
    image: 'coin-pot',
    rolloverTimes: 1,
    from: 60,
    rules: { share: 500, cap: 200, minAmount: 0.25, days: 7 },
    title: demoText('promotions.cashback.title'),
    summary: demoText('promotions.cashback.summary'),
    text: demoText('promotions.cashback.text'),
    terms: [demoText('promotions.cashback.term1'), demoText('promotions.cashback.term2')],
  },
  {
    id: 'weekend',
    kind: 'RELOAD',
    image: 'carnival',
    rolloverTimes: 5,
    from: 60,
    rules: { share: 2000, cap: 50, minAmount: 10, days: 2 },
    title: demoText('promotions.weekend.title'),
    summary: demoText('promotions.weekend.summary'),
    text: demoText('promotions.weekend.text'),
    terms: [demoText('promotions.weekend.term1'), demoText('promotions.weekend.term2')],
  },
  {
    id: 'story',
    kind: 'APPLY',
    image: 'spell-book',
    rolloverTimes: 1,
    from: 60,
    rules: { amounts: [2.5], reviewMinutes: 10, days: 30 },
    title: demoText('promotions.story.title'),
    summary: demoText('promotions.story.summary'),
    text: demoText('promotions.story.text'),
    terms: [demoText('promotions.story.term1'), demoText('promotions.story.term2')],
  },
  {
    id: 'missions',
    kind: 'MISSION',
    image: 'knight',
    rolloverTimes: 1,
    from: 60,
    rules: {},
    title: demoText('promotions.missions.title'),
    summary: demoText('promotions.missions.summary'),
    text: demoText('promotions.missions.text'),
    terms: [],
  },
  {
    id: 'referral',
    kind: 'REFERRAL',
    image: 'panda',
    rolloverTimes: 1,
    from: 60,
    rules: { minAmount: 10, bets: 30, days: 30, amounts: [4], friendsPerMonth: 10 },
    title: demoText('promotions.referral.title'),
    summary: demoText('promotions.referral.summary'),
    text: demoText('promotions.referral.text'),
    terms: [
      demoText('promotions.referral.term1'),
      demoText('promotions.referral.term2'),
      demoText('promotions.referral.term3'),
    ],
  },
  {
    id: 'harvest',
    kind: 'RELOAD',
    image: 'fruits',
    rolloverTimes: 5,
    from: 40,
    until: -6,
    rules: { share: 1500, cap: 40, minAmount: 10, days: 2 },
    title: demoText('promotions.harvest.title'),
    summary: demoText('promotions.harvest.summary'),
    text: demoText('promotions.harvest.text'),
    terms: [],
  },
];
