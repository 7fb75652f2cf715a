import type { Changes } from '../../store/provider-store.ts';
import type { BetRecord, PlayerStateRecord, RoundRecord } from '../../store/records.ts';
import { GameErrorCode } from '../game-error.ts';
import { toRoundKey } from '../player-state-key.ts';
import { newSeed } from '../rng/seeded-random.ts';

const maxStoredRounds = 100;

/**
 * Creates the record of a round whose bet the wallet did not accept. The record has the status `refused` or
 * `cancelled`, and the error code of the bet.
 */
export const toUnplayedRound = (round: RoundRecord, { state, balance, errorCode }: BetRecord): RoundRecord => ({
  ...round,
  status: state === 'refused' ? 'refused' : 'cancelled',
  errorCode: errorCode ?? GameErrorCode.Cancelled,
  ...(balance === undefined ? {} : { balance }),
});

/**
 * Returns the changes that store a round. They add the round, delete the rounds that are older than the newest 100, and
 * set a new seed for the player's next round. `bet` is the paid bet of the round. Without `bet`, the stored id of the
 * player's last paid bet does not change.
 */
export const advancePlayerState = (playerState: PlayerStateRecord, round: RoundRecord, bet?: BetRecord): Changes => {
  const newest = [...playerState.rounds.filter((id) => id !== round.roundId), round.roundId];
  const expired = newest.slice(0, -maxStoredRounds).map((id) => [toRoundKey(round.seat, id), null] as const);
  const paidBet = bet ? { betId: bet.betId, roundId: bet.roundId } : playerState.paidBet;
  const state = round.status === 'played' ? round.stateAfter : playerState.state;
  return {
    seats: {
      [round.seat]: {
        seed: newSeed(),
        rounds: newest.slice(-maxStoredRounds),
        ...(state === undefined ? {} : { state }),
        ...(paidBet ? { paidBet } : {}),
      },
    },
    rounds: { ...Object.fromEntries(expired), [toRoundKey(round.seat, round.roundId)]: round },
  };
};
