import { type DemoText, demoText } from '../demo-text.ts';

interface DemoLevel {
  readonly name: DemoText;
  /**
   * Sum of bets that a member needs for the level, in stake units. A stake unit is a small amount that depends on the
   * brand's currency (`getStakeUnit`).
   */
  readonly bets: number;
  readonly bonus: number;
  /** Share of a member's net loss that is paid back, in hundredths of a percent. */
  readonly cashback: number;
  readonly checkIn: number;
}

/** VIP levels of every demo brand, the lowest level first. */
export const demoLevels: readonly DemoLevel[] = [
  {
    name: demoText('vip.level0'),
    bets: 0,
    bonus: 0,
    cashback: 500,
    checkIn: 0,
  },
  {
    name: demoText('vip.level1'),
    bets: 20,
    bonus: 0.5,
    cashback: 500,
    checkIn: 500,
  },
  {
    name: demoText('vip.level2'),
    bets: 50,
    bonus: 1,
    cashback: 550,
    checkIn: 1000,
  },
  {
    name: demoText('vip.level3'),
    bets: 100,
    bonus: 2.5,
    cashback: 600,
    checkIn: 2000,
  },
  {
    name: demoText('vip.level4'),
    bets: 500,
    bonus: 10,
    cashback: 700,
    checkIn: 3000,
  },
  {
    name: demoText('vip.level5'),
    bets: 2500,
    bonus: 40,
    cashback: 800,
    checkIn: 5000,
  },
  {
    name: demoText('vip.level6'),
    bets: 10_000,
    bonus: 150,
    cashback: 1000,
    checkIn: 10_000,
  },
];
