import { winnerBoardLimit } from '@livery/contract/constants';

/** Query of the winner board. The home and the winners page share one request. */
export const winnerBoardQuery = (language: string) => ({ language, limitNum: winnerBoardLimit });
