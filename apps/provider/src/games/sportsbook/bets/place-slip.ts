import type { CustomGameDeps } from '../../../engine/custom/custom-game.ts';
import type { Limits } from '../../../engine/game.ts';
import type { BetRecord, SessionRecord } from '../../../store/records.ts';
import { GameError, GameErrorCode } from '../../../engine/game-error.ts';
import { SportsbookErrorCode } from './sportsbook-errors.ts';
import type { FixtureList } from '../matches/fixture-list.ts';
import { type SlipRecord, toSlipKey, type SlipRequest, toSlipView } from './slip-records.ts';
import { hasSameMatchTwice, isAccepted, computePayout } from '../rules/slip.ts';

export interface SlipPlacerOptions {
  readonly deps: CustomGameDeps;
  readonly fixtures: FixtureList;
  readonly limits: (currency: string) => Limits;
  /** Returns the maximum payout of one bet, in minor units. */
  readonly maxReturn: (currency: string) => number;
}

type Leg = SlipRecord['legs'][number];

/**
 * Returns the selections of a slip with their current prices. Throws a GameError if a match does not accept bets now,
 * or if the player does not accept a changed price.
 */
const legsNow = ({ selections, acceptance }: SlipRequest, fixtures: FixtureList, now: number): Leg[] => {
  const legs = selections.map(({ match: id, market, outcome, price: seen }): Leg & { readonly seen: number } => {
    const match = fixtures.match(id);
    const price = match?.price(now, market, outcome);
    if (!match || price === undefined) throw new GameError(GameErrorCode.Closed);
    if (match.getSnapshot(now).isSuspended) throw new GameError(SportsbookErrorCode.Suspended);
    return { match: id, market, outcome, price, seen, result: 'open', begins: match.begins };
  });
  if (legs.some(({ seen, price }) => !isAccepted(acceptance, seen, price)))
    throw new GameError(GameErrorCode.OddsChanged);
  return legs.map(({ seen: _seen, ...leg }) => leg);
};

const toPlaceResponse = (bet: BetRecord | undefined, slip: SlipRecord | undefined) => {
  if (slip) return { bet: toSlipView(slip), balance: bet?.balance ?? null };
  throw new GameError(bet?.errorCode ?? GameErrorCode.Cancelled, bet?.balance);
};

/**
 * Creates the function that places one bet on the selections of a slip. If a bet with the same id already exists, the
 * function returns the stored result. It throws a GameError if the stake or the selections of the request differ from
 * the stored bet.
 */
export const createSlipPlacer = ({ deps, fixtures, limits, maxReturn }: SlipPlacerOptions) => {
  const { betLedger, documents, now } = deps;

  return async (session: SessionRecord, request: SlipRequest) => {
    const { playerId, currency } = session;
    const key = toSlipKey(playerId, request.betId);
    const requestJson = JSON.stringify([request.stake, request.selections]);
    return deps.runExclusive(`book/${playerId}`, async () => {
      const slip = (): SlipRecord | undefined => documents.get(key) as SlipRecord | undefined;
      const before = slip();
      const existingBet = betLedger.bet(request.betId);
      if (
        before
          ? before.asked !== requestJson
          : existingBet && (existingBet.playerId !== playerId || existingBet.data !== requestJson)
      )
        throw new GameError(GameErrorCode.Conflict);
      if (before || existingBet) return toPlaceResponse(existingBet, before);

      const { min, max } = limits(currency);
      if (request.stake < min || request.stake > max) throw new GameError(GameErrorCode.BetInvalid);
      if (hasSameMatchTwice(request.selections)) throw new GameError(SportsbookErrorCode.SameMatch);
      const legs = legsNow(request, fixtures, now());
      if (
        computePayout(
          request.stake,
          legs.map(({ price }) => price),
        ) > maxReturn(currency)
      )
        throw new GameError(SportsbookErrorCode.ReturnTooHigh);

      const record: SlipRecord = {
        betId: request.betId,
        stake: request.stake,
        legs,
        asked: requestJson,
        state: 'open',
        at: now(),
      };
      const order = {
        engine: 'book',
        betId: request.betId,
        roundId: request.betId,
        stake: request.stake,
        data: requestJson,
      };
      const bet = await betLedger.placeBet(session, order, {
        afterResponse: ({ state }) => (state === 'open' ? documents.put(key, record) : {}),
      });
      return toPlaceResponse(bet, slip());
    });
  };
};
