import type { ContractCategory } from '@livery/contract/agents/agent-contracts';
import type { GameCategory } from '@livery/merchant/categories';

/**
 * Category of contracts and rates in which the bets of a game count. There are fewer of these than game categories, so
 * each of the others maps to the nearest one.
 */
const contractCategoryByGame = {
  HOT: 'RNG',
  SPORTS: 'SPORTS',
  ESPORTS: 'SPORTS',
  COCKFIGHT: 'SPORTS',
  LIVE: 'LIVE',
  FISH: 'FISH',
  RNG: 'RNG',
  INHOUSE: 'RNG',
  PVP: 'PVP',
  ELOTT: 'ELOTT',
  LOTT: 'LOTT',
} as const satisfies Record<GameCategory, ContractCategory>;

export const toContractCategory = (category: GameCategory): (typeof contractCategoryByGame)[GameCategory] =>
  contractCategoryByGame[category];
