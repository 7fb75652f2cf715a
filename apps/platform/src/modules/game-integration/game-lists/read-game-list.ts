import {
  gameListPath,
  type ListedGame,
  listVendorGames,
  type VendorGamesPage,
} from '@livery/contract/seamless/game-list';
import type { SignedClient } from '../../../core/signed-calls/signed-client.ts';
import type { VendorGames } from '../launch/protocol-adapter.ts';

/**
 * Error for a game list that changed between two pages or has the same code for several games. The catalogue is not
 * changed in this case.
 */
export class GameListError extends Error {
  override readonly name = 'GameListError';

  constructor(vendor: string, problem: string) {
    super(`The game list of ${vendor} cannot be used: ${problem}. The catalogue stays as it is.`);
  }
}

/** Returns the codes that occur more than once. */
const findDuplicates = (games: readonly ListedGame[]): string[] => {
  const seen = new Set<string>();
  return [...new Set(games.flatMap(({ code }) => (seen.has(code) ? [code] : (seen.add(code), []))))];
};

/**
 * Loads all pages of a vendor's game list. Throws a ServiceCallError if the vendor does not respond or its response
 * violates the protocol. Throws a GameListError if the pages contradict each other.
 */
export const readGameList = async (vendor: string, { post }: SignedClient): Promise<VendorGames> => {
  const readPage = (page: number): Promise<VendorGamesPage> =>
    post(gameListPath, { vendor, page }, listVendorGames.value);
  const first = await readPage(1);
  const games = [...first.games];
  for (let page = 2; page <= first.pages; page += 1) {
    const next = await readPage(page);
    if (next.revision !== first.revision)
      throw new GameListError(vendor, 'it has changed while the gateway read it, and the next run reads it again');
    games.push(...next.games);
  }
  const duplicates = findDuplicates(games);
  if (duplicates.length > 0)
    throw new GameListError(vendor, `these codes belong to several games: ${duplicates.slice(0, 10).join(', ')}`);
  return { name: first.name, games };
};
