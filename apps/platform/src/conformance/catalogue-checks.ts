import type { ValueOf } from '@livery/contract/operation';
import type { gameList } from '@livery/contract/games';
import { type Check, operationNamed } from './check.ts';
import { expectThat, expectValue } from './expectations.ts';
import { samples } from './samples.ts';

type GameList = ValueOf<typeof gameList>;
const operation = operationNamed('gameList');

export const catalogueChecks: readonly Check[] = [
  {
    name: 'gameList pages without gaps or repeats',
    run: async (gateway) => {
      const page = async (pageNo: number) =>
        expectValue<GameList>(operation, await gateway.call(operation, { ...samples.gameList, pageNo, pageSize: 10 }));
      const [first, second] = [await page(1), await page(2)];
      const seen = new Set([...first.games, ...second.games].map(({ nodeId }) => nodeId));
      if (seen.size !== Math.min(20, first.total))
        throw new Error(`Expected ${Math.min(20, first.total)} different games on two pages of 10, heard ${seen.size}`);
      if (first.totalPages !== Math.ceil(first.total / 10))
        throw new Error(`Expected ${Math.ceil(first.total / 10)} pages, heard ${first.totalPages}`);
      const last = await page(first.totalPages + 1);
      if (last.games.length > 0) throw new Error('Expected no games past the last page');
    },
  },
  {
    name: 'gameList finds a game by a part of its name, in any case',
    run: async (gateway) => {
      const { games } = expectValue<GameList>(operation, await gateway.call(operation, samples.gameList));
      const wanted = games[0];
      if (!wanted) return;
      const found = expectValue<GameList>(
        operation,
        await gateway.call(operation, {
          ...samples.gameList,
          gameName: wanted.gameName.slice(1).toUpperCase(),
          pageSize: 104,
        }),
      );
      if (!found.games.some(({ nodeId }) => nodeId === wanted.nodeId))
        throw new Error(`Expected to find "${wanted.gameName}" by its name`);
    },
  },
  {
    name: 'gameList refuses a page size beyond 104',
    run: async (gateway) => {
      const heard = await gateway.call(operation, { ...samples.gameList, pageSize: 100_000 });
      expectThat(heard.status === 400, 'a refusal 400', heard);
    },
  },
];
