import type { Catalogues } from './load-text.ts';

/** Texts of every game, with placeholders in braces. */
export interface ClientText {
  readonly balance: string;
  readonly win: string;
  readonly bet: string;
  readonly close: string;
  readonly sound: string;
  readonly information: string;
  readonly lowerBet: string;
  readonly raiseBet: string;
  readonly youWon: string;
  readonly start: string;
  readonly goOn: string;
  readonly bigWin: string;
  readonly hugeWin: string;
  readonly reconnecting: string;
  readonly insufficient: string;
  readonly expired: string;
  readonly cancelled: string;
  readonly returned: string;
  readonly unavailable: string;
  readonly failed: string;
  readonly openAgain: string;
  readonly useBet: string;
  readonly payReturn: string;
  readonly payReturnNote: string;
  readonly sessionTitle: string;
  readonly timePlayed: string;
  readonly staked: string;
  readonly won: string;
  readonly fairPlay: string;
  readonly net: string;
  readonly history: string;
  readonly historyEmpty: string;
  readonly more: string;
  readonly verify: string;
  readonly proofTitle: string;
  readonly proofIntro: string;
  readonly proofRound: string;
  readonly proofCommitment: string;
  readonly proofSeed: string;
  readonly proofClient: string;
  readonly proofOutcome: string;
  readonly proofChecking: string;
  readonly proofOk: string;
  readonly proofBad: string;
  readonly proofImpossible: string;
  readonly closed: string;
  readonly stale: string;
  readonly oddsChanged: string;
  readonly betInvalid: string;
  readonly placeBets: string;
  readonly betsClosed: string;
  readonly offline: string;
  readonly undo: string;
  readonly clear: string;
  readonly again: string;
  readonly double: string;
  readonly chips: string;
  readonly players: string;
  readonly limits: string;
  readonly keyboard: string;
  readonly spaceBar: string;
}

export const clientCatalogues: Catalogues<ClientText> = {
  en: () => import('./en.data.ts'),
  fil: () => import('./fil.data.ts'),
  vi: () => import('./vi.data.ts'),
  es: () => import('./es.data.ts'),
  pt: () => import('./pt.data.ts'),
  ar: () => import('./ar.data.ts'),
  fa: () => import('./fa.data.ts'),
};
