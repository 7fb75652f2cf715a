import { winnerBoardLimit } from '@livery/contract/constants';
import { parseAmount } from '@livery/contract/money';
import type { ResponseValue } from '@livery/contract/operation';
import * as operations from '@livery/contract/catalogue/winners';
import type { Winner } from '@livery/contract/catalogue/winners';
import { operationQuery, wpsApi } from '../client/client.ts';

export type { Winner };

const winnersApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    winnerBoard: build.query<ResponseValue<typeof operations.winnerBoard>, { language: string; limitNum?: number }>({
      query: (request) => operationQuery(operations.winnerBoard)({ gameCategory: 'ALL', ...request }),
    }),
  }),
});

export const { useWinnerBoardQuery, endpoints: winnersEndpoints } = winnersApi;

/** Adds a win from the event stream to the cached list of winners. The largest win is first. */
export const applyWinnerEvent = (language: string, winner: Winner) =>
  winnersApi.util.updateQueryData('winnerBoard', { language, limitNum: winnerBoardLimit }, ({ list }) => {
    if (list.some(({ vo }) => vo.id === winner.id)) return;
    list.push({ vo: winner });
    list.sort((a, b) => parseAmount(b.vo.winAmount) - parseAmount(a.vo.winAmount));
    list.splice(winnerBoardLimit);
  });
