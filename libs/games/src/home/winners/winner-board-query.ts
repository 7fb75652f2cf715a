import { winnerBoardLimit } from '@livery/contract/constants';

/** The board of the home and of its own page: one call serves both. */
export const winnerBoardQuery = (language: string) => ({ language, limitNum: winnerBoardLimit });
