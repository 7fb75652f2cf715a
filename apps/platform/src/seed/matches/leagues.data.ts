import type { GameCategory } from '@livery/merchant/categories';
import type { Word } from '../catalogue/names.ts';
import type { beasts, places } from './teams.words.ts';

export interface DemoLeague {
  readonly id: string;
  readonly category: GameCategory;
  readonly name: Word;
  /** How the English name begins of the game in which one bets on it. */
  readonly game: string;
  readonly roundMinutes: number;
  /** Minutes by which its rounds stand off the hour of the others, so that matches of different sports alternate. */
  readonly offset: number;
  readonly teams: readonly `${keyof typeof places}-${keyof typeof beasts}`[];
}

/** Invented leagues of invented teams. */
export const demoLeagues: readonly DemoLeague[] = [
  {
    id: 'five-seas', category: 'SPORTS', game: 'Football', roundMinutes: 720, offset: 0,
    name: ['Five Seas League', 'Giải Ngũ Hải', 'Liga de los Cinco Mares', 'Liga dos Cinco Mares', 'Liga ng Limang Dagat', 'دوري البحار الخمسة', 'لیگ پنج دریا'],
    teams: ['marikit-tigers', 'altamar-krakens', 'solano-wolves', 'rosalba-lions', 'emberport-foxes', 'minara-panthers', 'castelmar-knights', 'lunaria-owls'],
  },
  {
    id: 'high-rim', category: 'SPORTS', game: 'Basketball', roundMinutes: 540, offset: 75,
    name: ['High Rim Cup', 'Cúp Vành Cao', 'Copa Aro Alto', 'Copa Aro Alto', 'High Rim Cup', 'كأس الحلقة العالية', 'جام حلقه بلند'],
    teams: ['kalayo-dragons', 'valverda-bears', 'brisa-samurai', 'zafira-vikings', 'quetzala-foxes', 'cobrena-lions'],
  },
  {
    id: 'night-arena', category: 'ESPORTS', game: 'Five Lanes', roundMinutes: 360, offset: 30,
    name: ['Night Arena', 'Đấu Trường Đêm', 'Arena Nocturna', 'Arena Noturna', 'Night Arena', 'ساحة الليل', 'میدان شب'],
    teams: ['orvela-ninjas', 'tarisol-wizards', 'emberport-dragons', 'minara-owls', 'altamar-vikings', 'kalayo-wolves'],
  },
];
