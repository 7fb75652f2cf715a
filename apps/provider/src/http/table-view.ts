import { SpinKind } from '../slot/spin.ts';
import { houseMachine, statedReturnPercent } from '../slot/house-machine.ts';
import type { ProviderStore } from '../store/provider-store.ts';
import { roundKey, seatKey } from '../rounds/begin-round.ts';
import { betSteps, defaultBet } from '../rounds/bet-steps.ts';
import type { RoundRecord, SessionRecord } from '../rounds/records.ts';

/** A played round as the page is told of it. Amounts in minor units. */
export const roundView = ({ roundId, kind, bet, result, balance, freeSpins, state }: RoundRecord) => ({
  roundId,
  kind,
  bet,
  ...result,
  multiplier: kind === SpinKind.Free ? houseMachine.freeSpinMultiplier : 1,
  balance: balance ?? null,
  freeSpins: freeSpins ? { left: freeSpins.left, awarded: freeSpins.awarded, won: freeSpins.won } : null,
  isPaid: state === 'settled',
});

/** What a page needs to sit down at a game, or to come back to it in the middle of free spins. */
export const tableView = (store: ProviderStore, session: SessionRecord, balance: number) => {
  const seat = store.tables.seats.get(seatKey(session));
  const played = (seat?.rounds ?? []).map((id) => store.tables.rounds.get(roundKey(seatKey(session), id))).filter((round) => round?.result);
  const last = played.at(-1);
  const run = seat?.freeSpins;
  return {
    game: { id: session.gameId, name: session.gameName },
    currency: session.currency,
    language: session.language,
    balance,
    bets: betSteps(session.currency),
    bet: run?.bet ?? last?.bet ?? defaultBet(session.currency),
    machine: houseMachine,
    returnPercent: statedReturnPercent,
    freeSpins: run ? { left: run.left, awarded: run.awarded, won: run.won } : null,
    lastRound: last ? roundView(last) : null,
  };
};

export type RoundView = ReturnType<typeof roundView> & NonNullable<RoundRecord['result']>;
export type TableView = Omit<ReturnType<typeof tableView>, 'lastRound'> & { readonly lastRound: RoundView | null };
