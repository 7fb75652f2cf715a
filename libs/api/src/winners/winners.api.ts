import { winnerBoardLimit } from '@livery/contract/constants';
import { parseAmount } from '@livery/contract/money';
import type { ValueOf } from '@livery/contract/operation';
import * as operations from '@livery/contract/winners';
import type { Winner } from '@livery/contract/winners';
import { call, wpsApi } from '../client/client.ts';

export type { Winner };

const winnersApi = wpsApi.injectEndpoints({
  endpoints: (build) => ({
    winnerBoard: build.query<ValueOf<typeof operations.winnerBoard>, { language: string; limitNum?: number }>({
      query: (asked) => call(operations.winnerBoard)({ gameCategory: 'ALL', ...asked }),
    }),
  }),
});

export const { useWinnerBoardQuery, endpoints: winnersEndpoints } = winnersApi;

/** Puts a win that the stream of events brought into the board that is shown, the largest first. */
export const winnerArrived = (language: string, winner: Winner) =>
  winnersApi.util.updateQueryData('winnerBoard', { language, limitNum: winnerBoardLimit }, ({ list }) => {
    if (list.some(({ vo }) => vo.id === winner.id)) return;
    list.push({ vo: winner });
    list.sort((a, b) => parseAmount(b.vo.winAmount) - parseAmount(a.vo.winAmount));
    list.splice(winnerBoardLimit);
  });
