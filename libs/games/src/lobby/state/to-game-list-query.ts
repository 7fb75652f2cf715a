import type { GameListQuery } from '@livery/api/catalogue/games';
import { GameSelection } from '@livery/contract/enums';
import { LobbyTab } from './lobby-tabs.ts';
import type { LobbyQuery } from './lobby-filters.ts';

const selections: Readonly<Partial<Record<LobbyTab, GameSelection>>> = {
  [LobbyTab.New]: GameSelection.New,
  [LobbyTab.Hot]: GameSelection.Hot,
};

/** Converts category, tab and filters to the parameters of the gateway's game list. */
export const toGameListQuery = (
  { category, tab, vendor, gameClass, minBet, name }: LobbyQuery,
  language: string,
): GameListQuery => {
  const gameClassify = [selections[tab], gameClass].filter(Boolean).join(',');
  return {
    gameType: category,
    vassalage: vendor || undefined,
    gameClassify: gameClassify || undefined,
    minBet: minBet || undefined,
    gameName: name || undefined,
    language,
  };
};
