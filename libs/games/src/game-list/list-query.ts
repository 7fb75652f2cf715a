import type { GameListQuery } from '@livery/api/games';
import { GameSelection } from '@livery/contract/enums';
import { ListTab } from './list-tabs.ts';
import type { LobbyFilter } from './lobby-filter.ts';

const selections: Readonly<Partial<Record<ListTab, GameSelection>>> = {
  [ListTab.New]: GameSelection.New,
  [ListTab.Hot]: GameSelection.Hot,
};

/** What is asked of the gateway for a filter. */
export const listQuery = (
  { category, tab, vendor, gameClass, minBet, name }: LobbyFilter,
  language: string,
): GameListQuery => {
  const gameClassify = [selections[tab], gameClass].filter(Boolean).join(',');
  return {
    gameType: category,
    vassalage: vendor || undefined,
    gameClassify: gameClassify || undefined,
    minBet: (minBet || undefined) as GameListQuery['minBet'],
    gameName: name || undefined,
    language,
  };
};
