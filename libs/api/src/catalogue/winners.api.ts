import { winnerBoardLimit, type winnerPeriodDays } from '@livery/contract/constants';
import { parseAmount } from '@livery/contract/money';
import type { ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/catalogue/winners';
import type { Winner } from '@livery/contract/catalogue/winners';
import { operationQuery, wpsApi } from '../client/client.ts';

export type { Winner };

/**
 * Parameters of a list of winners. `sort` is `amount` (the largest win first) or `latest` (the newest win first).
 * `period` limits the list to the wins of the last day, week or month.
 */
interface WinnerBoardQuery {
  readonly language: string;
  readonly limitNum?: number;
  readonly sort: 'amount' | 'latest';
  readonly period: keyof typeof winnerPeriodDays;
}

const winnersApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    winnerBoard: build.query<ResponseValue<typeof operations.winnerBoard>, WinnerBoardQuery>({
      query: (request) => operationQuery(operations.winnerBoard)({ gameCategory: 'ALL', ...request }),
    }),
  }),
});

export const { useWinnerBoardQuery, endpoints: winnersEndpoints } = winnersApi;

/**
 * Returns the query parameters of a list of winners. Always use this function, because screens share a cached list only
 * if all parameters are equal.
 */
export const winnerBoardQuery = (
  language: string,
  sort: WinnerBoardQuery['sort'],
  period: WinnerBoardQuery['period'] = 'month',
): WinnerBoardQuery => ({ language, limitNum: winnerBoardLimit, sort, period });

const compareWinners: Readonly<Record<WinnerBoardQuery['sort'], (a: Winner, b: Winner) => number>> = {
  amount: (a, b) => parseAmount(b.winAmount) - parseAmount(a.winAmount),
  latest: (a, b) => b.wonAt.localeCompare(a.wonAt),
};

/**
 * Inserts a win from the event stream into a cached list of winners at its sorted position. A win that the list already
 * contains is ignored.
 */
const addWinner = (query: WinnerBoardQuery, winner: Winner) =>
  winnersApi.util.updateQueryData('winnerBoard', query, ({ list }) => {
    if (list.some(({ vo }) => vo.id === winner.id)) return;
    list.push({ vo: winner });
    list.sort((a, b) => compareWinners[query.sort](a.vo, b.vo));
    list.splice(winnerBoardLimit);
  });

/** Returns the actions that add a win from the event stream to the cached lists of winners. */
export const applyWinnerEvent = (language: string, winner: Winner): readonly ReturnType<typeof addWinner>[] => [
  addWinner(winnerBoardQuery(language, 'latest'), winner),
  ...(['day', 'week', 'month'] as const).map((period) =>
    addWinner(winnerBoardQuery(language, 'amount', period), winner),
  ),
];
