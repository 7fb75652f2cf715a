import type { ContractCategory } from '@livery/contract/agents/agent-contracts';
import type { GameCategory } from '@livery/merchant/categories';

/** Where a game's bets count: categories that neither contracts nor rates know belong to the nearest one that they do. */
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
