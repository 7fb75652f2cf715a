import type { MyBet, TableRoundView } from '../../engine/table/table-views.ts';

export interface PastOutcome<Outcome> {
  readonly roundId: string;
  readonly outcome: Outcome;
}

/**
 * State of a shared table on the page. It is immutable: each event and each response from the server creates a new
 * state.
 */
export interface TableState<Outcome> {
  /** Current round. Undefined before the first event of the server. */
  readonly round: TableRoundView<Outcome> | undefined;
  /** Outcomes of past rounds, oldest first. */
  readonly past: readonly PastOutcome<Outcome>[];
  /** Accepted bets of this player in the current round. */
  readonly myBets: readonly MyBet[];
  /**
   * Bets of this player in another round, from the last event. After a reconnection the server sends the bets before
   * the round, so these are the bets of the next round on the page.
   */
  readonly otherBets: { readonly roundId: string | null; readonly bets: readonly MyBet[] } | undefined;
  readonly isConnected: boolean;
  /** True while a request of this player waits for its response. */
  readonly isBusy: boolean;
  /** Id of the last round for which the page has shown the result. */
  readonly presentedRoundId: string | undefined;
}

/** Result of this player's bets in a round. The amounts are in minor units. */
export interface RoundResult<Outcome> {
  readonly round: TableRoundView<Outcome>;
  readonly outcome: Outcome;
  readonly stake: number;
  /** Sum of the payouts of the player's bets in the round. The payout of a bet includes its stake. */
  readonly payout: number;
}

export const createTableState = <Outcome>(): TableState<Outcome> => ({
  round: undefined,
  past: [],
  myBets: [],
  otherBets: undefined,
  isConnected: true,
  isBusy: false,
  presentedRoundId: undefined,
});

const addPastOutcome = <Outcome>(
  past: readonly PastOutcome<Outcome>[],
  { phase, roundId, outcome }: TableRoundView<Outcome>,
): readonly PastOutcome<Outcome>[] => {
  if (phase !== 'result' || outcome === null || past.some((each) => each.roundId === roundId)) return past;
  return [...past, { roundId, outcome }];
};

const getBetsOfRound = <Outcome>(
  { round, myBets, otherBets }: TableState<Outcome>,
  { roundId }: TableRoundView<Outcome>,
): readonly MyBet[] => {
  if (roundId === round?.roundId) return myBets;
  return otherBets?.roundId === roundId ? otherBets.bets : [];
};

/** Returns the state with the updated round. If this is a new round, the player's bets of the old round are removed. */
export const applyRound = <Outcome>(
  state: TableState<Outcome>,
  round: TableRoundView<Outcome>,
): TableState<Outcome> => ({
  ...state,
  round,
  past: addPastOutcome(state.past, round),
  myBets: getBetsOfRound(state, round),
});

/**
 * Replaces the player's bets by the bets from the server. Bets of another round are not shown until the page receives
 * that round.
 */
export const applyMyBets = <Outcome>(
  state: TableState<Outcome>,
  { roundId, bets }: { readonly roundId: string | null; readonly bets: readonly MyBet[] },
): TableState<Outcome> =>
  state.round?.roundId === roundId
    ? { ...state, myBets: bets }
    : { ...state, otherBets: { roundId, bets }, ...(state.round ? {} : { myBets: bets }) };

/** Adds a bet that the server has accepted. Ignores a bet of another round and a bet that the state already has. */
export const addMyBet = <Outcome>(state: TableState<Outcome>, roundId: string, bet: MyBet): TableState<Outcome> => {
  if (state.round?.roundId !== roundId || state.myBets.some(({ betId }) => betId === bet.betId)) return state;
  return { ...state, myBets: [...state.myBets, bet] };
};

export const removeMyBet = <Outcome>(state: TableState<Outcome>, betId: string): TableState<Outcome> => ({
  ...state,
  myBets: state.myBets.filter((bet) => bet.betId !== betId),
});

/** Sets the payout, in minor units, of a bet that is settled before the end of the round, e.g. by a cash-out. */
export const setPayout = <Outcome>(state: TableState<Outcome>, betId: string, payout: number): TableState<Outcome> => ({
  ...state,
  myBets: state.myBets.map((bet) => (bet.betId === betId ? { ...bet, payout } : bet)),
});

/**
 * Returns true while the table accepts bets and the page is connected. `now` is the server time in epoch
 * milliseconds.
 */
export const isBettingOpen = ({ round, isConnected }: TableState<unknown>, now: number): boolean =>
  isConnected && round?.phase === 'betting' && now < round.closesAt;

/**
 * Returns the result of the player's bets in the current round. Returns undefined if the round has no result yet, or
 * if a bet is not settled yet. Also returns undefined if the player has no bets, or if the page has already shown the
 * result.
 */
export const getPendingResult = <Outcome>({
  round,
  myBets,
  presentedRoundId,
}: TableState<Outcome>): RoundResult<Outcome> | undefined => {
  if (round?.phase !== 'result' || round.outcome === null || round.roundId === presentedRoundId) return undefined;
  if (myBets.length === 0 || myBets.some(({ payout }) => payout === null)) return undefined;
  return {
    round,
    outcome: round.outcome,
    stake: myBets.reduce((sum, bet) => sum + bet.stake, 0),
    payout: myBets.reduce((sum, bet) => sum + (bet.payout ?? 0), 0),
  };
};
