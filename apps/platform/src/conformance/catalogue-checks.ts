import type { ResponseValue } from '@livery/contract/operation';
import type { gameList } from '@livery/contract/catalogue/games';
import { type Check, findOperation } from './check.ts';
import { expectThat, expectValue } from './expectations.ts';
import { sampleRequests } from './sample-requests.ts';

type GameList = ResponseValue<typeof gameList>;
const operation = findOperation('gameList');

export const catalogueChecks: readonly Check[] = [
  {
    name: 'gameList paginates without gaps or repeats',
    run: async (gateway) => {
      const page = async (pageNo: number) =>
        expectValue<GameList>(
          operation,
          await gateway.call(operation, { ...sampleRequests.gameList, pageNo, pageSize: 10 }),
        );
      const [first, second] = [await page(1), await page(2)];
      const seen = new Set([...first.games, ...second.games].map(({ nodeId }) => nodeId));
      if (seen.size !== Math.min(20, first.total))
        throw new Error(
          `Expected ${Math.min(20, first.total)} different games on two pages of 10, received ${seen.size}`,
        );
      if (first.totalPages !== Math.ceil(first.total / 10))
        throw new Error(`Expected ${Math.ceil(first.total / 10)} pages, received ${first.totalPages}`);
      const last = await page(first.totalPages + 1);
      if (last.games.length > 0) throw new Error('Expected no games past the last page');
    },
  },
  {
    name: 'gameList finds a game by a part of its name, in any case',
    run: async (gateway) => {
      const { games } = expectValue<GameList>(operation, await gateway.call(operation, sampleRequests.gameList));
      const game = games[0];
      if (!game) return;
      const matches = expectValue<GameList>(
        operation,
        await gateway.call(operation, {
          ...sampleRequests.gameList,
          gameName: game.gameName.slice(1).toUpperCase(),
          pageSize: 104,
        }),
      );
      if (!matches.games.some(({ nodeId }) => nodeId === game.nodeId))
        throw new Error(`Expected to find "${game.gameName}" by its name`);
    },
  },
  {
    name: 'gameList rejects a page size above 104',
    run: async (gateway) => {
      const response = await gateway.call(operation, { ...sampleRequests.gameList, pageSize: 100_000 });
      expectThat(response.status === 400, 'a rejection with HTTP 400', response);
    },
  },
];
