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
  summary: 'Lotteries of a prize mode, in their order',
});

export const openedNumeros = operation<typeof schemas.openedNumeros>()({
  name: 'openedNumeros',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  access: 'guest',
  summary: "The open issue of each lottery with its last result, by the gateway's clock",
});

export const nearNumeros = operation<typeof schemas.nearNumeros>()({
  name: 'nearNumeros',
  method: 'GET',
  path: '/lgw/numeros/near',
  access: 'guest',
  summary: 'Issues that can be bet on or chased, the next first',
});

export const lotteryBoard = operation<typeof schemas.lotteryBoard>()({
  name: 'lotteryBoard',
  method: 'GET',
  path: '/lgw/games/:code/board',
  access: 'guest',
  summary: 'What each method of a lottery pays this caller, and what can be staked',
});

export const lotteryDraws = operation<typeof schemas.lotteryDraws>()({
  name: 'lotteryDraws',
  method: 'GET',
  path: '/lgw/draw/code/:code',
  access: 'guest',
  summary: 'Past draws of a lottery, the latest first, by page',
});

export const lotteryDraw = operation<typeof schemas.lotteryDraw>()({
  name: 'lotteryDraw',
  method: 'GET',
  path: '/lgw/draw/code/:code/:numero',
  access: 'guest',
  summary: 'One draw with what proves it',
});

export const placeLotteryBets = operation<typeof schemas.placeLotteryBets>()({
  name: 'placeLotteryBets',
  method: 'POST',
  path: '/lgw/bets',
  access: 'member',
  idempotent: true,
  summary: 'Lines of a slip on one issue, or chased over several',
});

export const lotteryBets = operation<typeof schemas.lotteryBets>()({
  name: 'lotteryBets',
  method: 'GET',
  path: '/lgw/bets',
  access: 'member',
  summary: "The member's lottery bets, the latest first, by page",
});

export const lotteryBetProof = operation<typeof schemas.lotteryBetProof>()({
  name: 'lotteryBetProof',
  method: 'GET',
  path: '/lgw/bets/:id/proof',
  access: 'member',
  summary: 'That a bet was among those that were frozen before the draw',
});

export const cancelLotteryBet = operation<typeof schemas.cancelLotteryBet>()({
  name: 'cancelLotteryBet',
  method: 'POST',
  path: '/lgw/bets/:id/cancel',
  access: 'member',
  summary: 'Gives the stake of an open bet back before its issue closes',
});

export const lotteryChases = operation<typeof schemas.lotteryChases>()({
  name: 'lotteryChases',
  method: 'GET',
  path: '/lgw/chases',
  access: 'member',
  summary: "The member's chases, the latest first, by page",
});

export const cancelLotteryChase = operation<typeof schemas.cancelLotteryChase>()({
  name: 'cancelLotteryChase',
  method: 'POST',
  path: '/lgw/chases/:id/cancel',
  access: 'member',
  summary: 'Ends a chase: what has not closed is given back',
});
