import { type DemoText, demoText } from '../demo-text.ts';

export interface DemoMission {
  readonly id: string;
  readonly image: string;
  readonly goal: 'stake' | 'rounds' | 'wins' | 'games' | 'days';
  readonly category?: 'RNG' | 'SPORTS' | 'LOTT';
  /**
   * Value that a member must reach. For the goal `stake`, it is an amount in stake units. A stake unit is a small
   * amount that depends on the brand's currency (`getStakeUnit`). For other goals, it is a count.
   */
  readonly target: number;
  readonly period: 'day' | 'week';
  /**
   * Amount of the reward, in stake units. A stake unit is a small amount that depends on the brand's currency
   * (`getStakeUnit`).
   */
  readonly amount: number;
  readonly points: number;
  readonly title: DemoText;
}

/**
 * Missions of the demo brands with the missions feature. If a brand does not offer the category of a mission, the seed
 * omits the mission.
 */
export const demoMissions: readonly DemoMission[] = [
  {
    id: 'day-rounds',
    image: 'clover',
    goal: 'rounds',
    target: 10,
    period: 'day',
    amount: 0.25,
    points: 5,
    title: demoText('missions.day-rounds'),
  },
  {
    id: 'day-games',
    image: 'lantern',
    goal: 'games',
    target: 3,
    period: 'day',
    amount: 0.25,
    points: 5,
    title: demoText('missions.day-games'),
  },
  {
    id: 'week-stake',
    image: 'crown',
    goal: 'stake',
    target: 40,
    period: 'week',
    amount: 2,
    points: 40,
    title: demoText('missions.week-stake'),
  },
  {
    id: 'week-wins',
    image: 'horseshoe',
    goal: 'wins',
    target: 5,
    period: 'week',
    amount: 1,
    points: 25,
    title: demoText('missions.week-wins'),
  },
  {
    id: 'week-days',
    image: 'moon',
    goal: 'days',
    target: 4,
    period: 'week',
    amount: 1,
    points: 30,
    title: demoText('missions.week-days'),
  },
  {
    id: 'week-slots',
    image: 'sevens',
    goal: 'rounds',
    category: 'RNG',
    target: 25,
    period: 'week',
    amount: 1,
    points: 20,
    title: demoText('missions.week-slots'),
  },
  {
    id: 'week-sports',
    image: 'gladiator',
    goal: 'rounds',
    category: 'SPORTS',
    target: 5,
    period: 'week',
    amount: 1,
    points: 20,
    title: demoText('missions.week-sports'),
  },
];
