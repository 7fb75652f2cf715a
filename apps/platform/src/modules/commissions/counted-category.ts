import type { ContractCategory } from '@livery/contract/agents/agent-contracts';
import type { GameCategory } from '@livery/merchant/categories';

/**
 * Category in the contracts of agents, by game category. Several game categories can count for the same contract
 * category.
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
