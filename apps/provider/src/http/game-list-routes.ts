import { createHash } from 'node:crypto';
import { formatAmount } from '@livery/contract/money';
import {
  gameListPath,
  type ListedGame,
  listVendorGames,
  maxGamesPerPage,
  type VendorGamesPage,
} from '@livery/contract/seamless/game-list';
import { demoArtwork } from '@livery/demo/catalogue/artwork-themes';
import { demoSeed, generateGames } from '@livery/demo/catalogue/games';
import { demoVendors } from '@livery/demo/catalogue/vendors';
import type { PostSigned } from './signed-routes.ts';

/** Lists the games of one vendor of this provider, in the order of the demo catalogue. */
const listGames = (vendor: string): ListedGame[] =>
  generateGames({ seed: demoSeed, artwork: demoArtwork })
    .filter((game) => game.vendor === vendor)
    .map(({ gameCode, category, names, theme, colour, classify, minBet, minBets, lines }) => ({
      code: gameCode,
      category,
      names: names as Record<string, string>,
      theme,
      colour,
      ...(classify && { class: classify }),
      minBet: formatAmount(minBet),
      minBets: Object.fromEntries(
        Object.entries(minBets).map(([currency, amount]) => [currency, formatAmount(amount)]),
      ),
      ...(lines !== null && { lines }),
    }));

const createPages = (vendor: string) => {
  const games = listGames(vendor);
  const revision = createHash('sha256').update(JSON.stringify(games)).digest('hex').slice(0, 16);
  const name = demoVendors.find(({ code }) => code === vendor)?.name ?? vendor;
  const pages = Math.max(1, Math.ceil(games.length / maxGamesPerPage));
  return (page: number): VendorGamesPage => ({
    revision,
    name,
    pages,
    games: games.slice((page - 1) * maxGamesPerPage, page * maxGamesPerPage),
  });
};

/** Registers the route of the game list, which only the gateway of the platform can call. */
export const registerGameListRoutes = (post: PostSigned, vendors: readonly string[]): void => {
  const pagesByVendor = new Map<string, ReturnType<typeof createPages>>();
  const getPages = (vendor: string) => {
    const pages = pagesByVendor.get(vendor) ?? createPages(vendor);
    pagesByVendor.set(vendor, pages);
    return pages;
  };

  post(gameListPath, listVendorGames.request, ({ vendor, page }) =>
    vendors.includes(vendor) ? getPages(vendor)(page) : undefined,
  );
};
