import type { LocalizedText } from '../catalogue/names.ts';
import type { missionGoals } from '../../../modules/rewards/missions.tables.ts';

export interface DemoMission {
  readonly id: string;
  readonly picture: string;
  readonly goal: (typeof missionGoals)[number];
  readonly category?: 'RNG' | 'SPORTS' | 'LOTT';
  /** A count, or units of the brand's small stake for `stake`. */
  readonly target: number;
  readonly period: 'day' | 'week';
  /** In units of the small stake. */
  readonly amount: number;
  readonly points: number;
  readonly title: LocalizedText;
}

/** Missions of every demo brand that runs them; those of a category that it lacks are left out. */
export const demoMissions: readonly DemoMission[] = [
  {
    id: 'day-rounds',
    picture: 'clover',
    goal: 'rounds',
    target: 10,
    period: 'day',
    amount: 0.25,
    points: 5,
    title: [
      'Play {target} rounds',
      'Chơi {target} ván',
      'Juegue {target} rondas',
      'Jogue {target} rodadas',
      'Maglaro ng {target} round',
      'العب {target} جولات',
      '{target} دور بازی کنید',
    ],
  },
  {
    id: 'day-games',
    picture: 'lantern',
    goal: 'games',
    target: 3,
    period: 'day',
    amount: 0.25,
    points: 5,
    title: [
      'Try {target} different games',
      'Thử {target} trò khác nhau',
      'Pruebe {target} juegos distintos',
      'Experimente {target} jogos diferentes',
      'Subukan ang {target} iba’t ibang laro',
      'جرّب {target} ألعاب مختلفة',
      '{target} بازی متفاوت را امتحان کنید',
    ],
  },
  {
    id: 'week-stake',
    picture: 'crown',
    goal: 'stake',
    target: 40,
    period: 'week',
    amount: 2,
    points: 40,
    title: [
      'Bet {target} in all',
      'Tổng cược {target}',
      'Apueste {target} en total',
      'Aposte {target} no total',
      'Tumaya ng kabuuang {target}',
      'راهن بإجمالي {target}',
      'در مجموع {target} شرط ببندید',
    ],
  },
  {
    id: 'week-wins',
    picture: 'horseshoe',
    goal: 'wins',
    target: 5,
    period: 'week',
    amount: 1,
    points: 25,
    title: [
      'Win {target} rounds',
      'Thắng {target} ván',
      'Gane {target} rondas',
      'Vença {target} rodadas',
      'Manalo sa {target} round',
      'اربح {target} جولات',
      '{target} دور را ببرید',
    ],
  },
  {
    id: 'week-days',
    picture: 'moon',
    goal: 'days',
    target: 4,
    period: 'week',
    amount: 1,
    points: 30,
    title: [
      'Play on {target} days',
      'Chơi trong {target} ngày',
      'Juegue en {target} días',
      'Jogue em {target} dias',
      'Maglaro sa {target} araw',
      'العب في {target} أيام',
      'در {target} روز بازی کنید',
    ],
  },
  {
    id: 'week-slots',
    picture: 'sevens',
    goal: 'rounds',
    category: 'RNG',
    target: 25,
    period: 'week',
    amount: 1,
    points: 20,
    title: [
      'Play {target} slot rounds',
      'Quay hũ {target} ván',
      'Juegue {target} rondas de tragamonedas',
      'Jogue {target} rodadas de caça-níqueis',
      'Maglaro ng {target} round ng slots',
      'العب {target} جولة سلوت',
      '{target} دور اسلات بازی کنید',
    ],
  },
  {
    id: 'week-sports',
    picture: 'gladiator',
    goal: 'rounds',
    category: 'SPORTS',
    target: 5,
    period: 'week',
    amount: 1,
    points: 20,
    title: [
      'Place {target} bets on sports',
      'Đặt {target} cược thể thao',
      'Haga {target} apuestas deportivas',
      'Faça {target} apostas esportivas',
      'Maglagay ng {target} taya sa sports',
      'ضع {target} رهانات رياضية',
      '{target} شرط ورزشی ببندید',
    ],
  },
];
