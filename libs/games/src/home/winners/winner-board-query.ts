import { winnerBoardLimit } from '@livery/contract/constants';

/** Query of the winner board. The home page and the winners page use the same query and share one request. */
export const winnerBoardQuery = (language: string) => ({ language, limitNum: winnerBoardLimit });
