import { paths } from '@livery/kit/paths';
import { expect, type Page } from '@playwright/test';
import type { Visit } from './fixtures.ts';

/** Maximum number of games that the gateway returns in one response. */
const maxPageSize = 104;

interface GameTile {
  readonly nodeId: number;
  readonly roomId: string;
  readonly vassalage: string;
  readonly gameName: string;
}

export interface GameLauncher {
  /** Finds a game of a category by a part of its name in `language`. Resolves to undefined if there is no such game. */
  readonly find: (category: string, name: string, language?: string) => Promise<GameTile | undefined>;
  /** Lists the names of all games of a category in a language. */
  readonly listNames: (category: string, language: string) => Promise<readonly string[]>;
  /** Launches a game in a language. Opens only the page of the game, without the app around it. */
  readonly open: (gamePage: Page, game: GameTile, language: string) => Promise<void>;
}

type Query = Readonly<Record<string, string | number>>;

/**
 * Prepares the launch of games with the member's session. Reads the session headers from a request of the app, and
 * sends them with its own API calls. Precondition: the member is logged in.
 */
export const prepareLaunches = async ({ page, open }: Visit): Promise<GameLauncher> => {
  const request = page.waitForRequest((each) => 'authorization' in each.headers());
  await open(paths.home);
  const { authorization = '', device = '', merchant = '' } = (await request).headers();
  const call = <Value>(path: string, query: Query & { readonly language: string }): Promise<Value> =>
    page.evaluate(
      async ([address, headers]) => {
        const response = await fetch(address, { headers });
        return ((await response.json()) as { value: Value }).value;
      },
      [
        `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
        { authorization, device, merchant, language: query.language },
      ] as const,
    );
  const list = (query: Query & { readonly language: string }) =>
    call<{ games: GameTile[]; totalPages: number }>('/wps/relay/GCSGAME_gameList', query);
  return {
    find: async (gameType, gameName, language = 'EN') => (await list({ gameType, gameName, language })).games.at(0),
    listNames: async (gameType, language) => {
      const query = { gameType, language, pageSize: maxPageSize };
      const { games, totalPages } = await list(query);
      const pages = Array.from({ length: totalPages - 1 }, (_, index) => list({ ...query, pageNo: index + 2 }));
      return [games, ...(await Promise.all(pages)).map((each) => each.games)].flat().map(({ gameName }) => gameName);
    },
    open: async (gamePage, { nodeId, roomId, vassalage }, language) => {
      const query = { nodeId, gameId: roomId, vendor: vassalage, language };
      // On a busy machine, the launch of a game can exceed its time limit. The page then offers only a new launch, so
      // the test repeats the launch.
      await expect(async () => {
        const { url } = await call<{ url: string }>('/wps/game/launchGame', query);
        await gamePage.goto(url);
        await gamePage.locator('#game[data-state=ready]').waitFor({ timeout: 20_000 });
      }).toPass();
    },
  };
};
