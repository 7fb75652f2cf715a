import { operation } from '../operation.ts';
import type * as schemas from './lottery.schemas.ts';

export type {
  LotteryBet,
  LotteryBoard,
  LotteryChase,
  LotteryDraw,
  LotteryEntry,
  LotteryIssue,
  LotteryMode,
  OpenedLottery,
  PlacedLine,
  PlacedNumero,
} from './lottery.schemas.ts';

export const lotteryMenu = operation<typeof schemas.lotteryMenu>()({
  name: 'lotteryMenu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  access: 'guest',
  summary: 'List the lotteries of a prize mode in order',
});

export const openedNumeros = operation<typeof schemas.openedNumeros>()({
  name: 'openedNumeros',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  access: 'guest',
  summary: "List the open issue of each lottery with its last result, with the gateway's time",
});

export const nearNumeros = operation<typeof schemas.nearNumeros>()({
  name: 'nearNumeros',
  method: 'GET',
  path: '/lgw/numeros/near',
  access: 'guest',
  summary: 'List the issues that can be bet on or chased, earliest first',
});

export const lotteryBoard = operation<typeof schemas.lotteryBoard>()({
  name: 'lotteryBoard',
  method: 'GET',
  path: '/lgw/games/:code/board',
  access: 'guest',
  summary: 'Get the prices of each method of a lottery for this caller, and the possible stakes',
});

export const lotteryDraws = operation<typeof schemas.lotteryDraws>()({
  name: 'lotteryDraws',
  method: 'GET',
  path: '/lgw/draw/code/:code',
  access: 'guest',
  summary: 'List past draws of a lottery by page, newest first',
});

export const lotteryDraw = operation<typeof schemas.lotteryDraw>()({
  name: 'lotteryDraw',
  method: 'GET',
  path: '/lgw/draw/code/:code/:numero',
  access: 'guest',
  summary: 'Get one draw with its proof',
});

export const placeLotteryBets = operation<typeof schemas.placeLotteryBets>()({
  name: 'placeLotteryBets',
  method: 'POST',
  path: '/lgw/bets',
  access: 'member',
  idempotent: true,
  summary: 'Place the lines of a slip on one issue, or chase them over several issues',
});

export const lotteryBets = operation<typeof schemas.lotteryBets>()({
  name: 'lotteryBets',
  method: 'GET',
  path: '/lgw/bets',
  access: 'member',
  summary: "List the member's lottery bets by page, newest first",
});

export const lotteryBetProof = operation<typeof schemas.lotteryBetProof>()({
  name: 'lotteryBetProof',
  method: 'GET',
  path: '/lgw/bets/:id/proof',
  access: 'member',
  summary: 'Get the proof that a bet was included before the draw',
});

export const cancelLotteryBet = operation<typeof schemas.cancelLotteryBet>()({
  name: 'cancelLotteryBet',
  method: 'POST',
  path: '/lgw/bets/:id/cancel',
  access: 'member',
  summary: 'Cancel an open bet before its issue closes, and return the stake',
});

export const lotteryChases = operation<typeof schemas.lotteryChases>()({
  name: 'lotteryChases',
  method: 'GET',
  path: '/lgw/chases',
  access: 'member',
  summary: "List the member's chases by page, newest first",
});

export const cancelLotteryChase = operation<typeof schemas.cancelLotteryChase>()({
  name: 'cancelLotteryChase',
  method: 'POST',
  path: '/lgw/chases/:id/cancel',
  access: 'member',
  summary: 'End a chase, and return the stakes of issues that are still open',
});
