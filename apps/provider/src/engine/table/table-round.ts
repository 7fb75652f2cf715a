import { randomUUID } from 'node:crypto';
import type { Changes } from '../../store/provider-store.ts';
import { mergeChanges } from '../../store/provider-store.ts';
import type { TableBet, TableRoundRecord } from '../../store/records.ts';
import type { DrawInput } from '../rng/derivation.ts';
import type { RandomSource } from '../rng/random-int.ts';
import { newSeed } from '../rng/seeded-random.ts';
import type { BetLedger } from '../wallet/bet-ledger.ts';
import { hashBets } from './hash-bets.ts';
import type { TableGame } from './table-game.ts';

/**
 * Creates a round in the phase `betting`. `now` is in epoch milliseconds. `tempo` is a factor for the durations of the
 * phases.
 */
export const createRound = (
  game: TableGame,
  {
    table,
    number,
    now,
    tempo,
  }: { readonly table: string; readonly number: number; readonly now: number; readonly tempo: number },
): TableRoundRecord => ({
  roundId: randomUUID(),
  table,
  engine: game.id,
  number,
  phase: 'betting',
  startedAt: now,
  closesAt: now + game.phases.betting * tempo,
  seed: newSeed(),
  bets: [],
});

/** Ends the phase `betting`. In the next phase, `closed`, the server waits for pending wallet responses. */
export const closeRound = (round: TableRoundRecord): TableRoundRecord => ({ ...round, phase: 'closed' });

export interface RunRoundOptions {
  /** Accepted bets. The hash of their ids is an input of the draw. */
  readonly bets: readonly TableBet[];
  readonly now: number;
  readonly createRandomSource: (seed: string, draw: DrawInput) => RandomSource;
}

/** Starts the phase `running`: the bets are final, and the outcome is drawn. */
export const runRound = (
  game: TableGame,
  round: TableRoundRecord,
  { bets, now, createRandomSource }: RunRoundOptions,
): TableRoundRecord & { readonly endsAt: number } => {
  const { roundId, seed, number } = round;
  const clientPart = hashBets(bets.map(({ betId }) => betId));
  const outcome = game.draw(createRandomSource(seed, { game: game.id, roundId, clientPart }), { number });
  const endsAt = now + game.runMs(outcome);
  return { ...round, phase: 'running', clientPart, outcome, runsAt: now, endsAt, bets: [...bets] };
};

export interface RoundSettlement {
  readonly round: TableRoundRecord;
  /** Changes that settle the bets and create their payouts. Commit these changes together with `round`. */
  readonly changes: Changes;
  /** Payouts of the winning bets. Pay them after the changes are committed. */
  readonly payouts: readonly { readonly playerKey: string; readonly payoutId: string }[];
}

export const settleRound = (game: TableGame, round: TableRoundRecord, betLedger: BetLedger): RoundSettlement => {
  const changes: Changes[] = [];
  const payouts: { playerKey: string; payoutId: string }[] = [];
  const bets = round.bets.map((tableBet) => {
    const bet = betLedger.bet(tableBet.betId);
    if (tableBet.payout !== undefined || bet?.state !== 'open') return tableBet;
    const payout = game.settle(tableBet.bet, tableBet.stake, round.outcome);
    const payoutId = randomUUID();
    changes.push(betLedger.settlement(bet, payout, payoutId));
    if (payout > 0) payouts.push({ playerKey: tableBet.seat, payoutId });
    return { ...tableBet, payout };
  });
  return { round: { ...round, phase: 'result', bets }, changes: mergeChanges(...changes), payouts };
};
