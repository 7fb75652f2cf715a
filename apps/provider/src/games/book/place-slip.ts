import type { Engine } from '../../engine/custom/custom-game.ts';
import type { Limits } from '../../engine/game.ts';
import type { BetRecord, SessionRecord } from '../../engine/records.ts';
import { Refusal, RoundError } from '../../engine/refusal.ts';
import { BookError } from './book-errors.ts';
import type { FixtureList } from './fixture-list.ts';
import { type SlipRecord, slipKey, type SlipRequest, slipView } from './records.ts';
import { hasSameMatchTwice, isAccepted, returnOf } from './rules/slip.ts';

export interface PlaceSlipOptions {
  readonly engine: Engine;
  readonly fixtures: FixtureList;
  readonly limits: (currency: string) => Limits;
  /** The most that one bet may return, in minor units. */
  readonly mostReturn: (currency: string) => number;
}

type Leg = SlipRecord['legs'][number];

/** The legs at the prices of now, or a Refusal that says why not. */
const legsNow = ({ selections, acceptance }: SlipRequest, fixtures: FixtureList, now: number): Leg[] => {
  const legs = selections.map(({ match: id, market, outcome, price: seen }): Leg & { readonly seen: number } => {
    const match = fixtures.match(id);
    const price = match?.price(now, market, outcome);
    if (!match || price === undefined) throw new Refusal(RoundError.Closed);
    if (match.standing(now).isSuspended) throw new Refusal(BookError.Suspended);
    return { match: id, market, outcome, price, seen, result: 'open', begins: match.begins };
  });
  if (legs.some(({ seen, price }) => !isAccepted(acceptance, seen, price))) throw new Refusal(RoundError.OddsChanged);
  return legs.map(({ seen: _seen, ...leg }) => leg);
};

const answerFor = (bet: BetRecord | undefined, slip: SlipRecord | undefined) => {
  if (slip) return { bet: slipView(slip), balance: bet?.balance ?? null };
  throw new Refusal(bet?.errorCode ?? RoundError.Cancelled, bet?.balance);
};

/** Takes a slip, once however often it is asked for. */
export const createPlaceSlip = ({ engine, fixtures, limits, mostReturn }: PlaceSlipOptions) => {
  const { bank, documents, now } = engine;

  return async (session: SessionRecord, request: SlipRequest) => {
    const { playerId, currency } = session;
    const key = slipKey(playerId, request.betId);
    const asked = JSON.stringify([request.stake, request.selections]);
    return engine.inTurn(`book/${playerId}`, async () => {
      const slip = (): SlipRecord | undefined => documents.get(key) as SlipRecord | undefined;
      const before = slip();
      const known = bank.bet(request.betId);
      if (before ? before.asked !== asked : known && (known.playerId !== playerId || known.data !== asked))
        throw new Refusal(RoundError.Conflict);
      if (before || known) return answerFor(known, before);

      const { min, max } = limits(currency);
      if (request.stake < min || request.stake > max) throw new Refusal(RoundError.BetInvalid);
      if (hasSameMatchTwice(request.selections)) throw new Refusal(BookError.SameMatch);
      const legs = legsNow(request, fixtures, now());
      if (
        returnOf(
          request.stake,
          legs.map(({ price }) => price),
        ) > mostReturn(currency)
      )
        throw new Refusal(BookError.ReturnTooHigh);

      const record: SlipRecord = { betId: request.betId, stake: request.stake, legs, asked, state: 'open', at: now() };
      const order = { engine: 'book', betId: request.betId, roundId: request.betId, stake: request.stake, data: asked };
      const bet = await bank.take(session, order, {
        answered: ({ state }) => (state === 'open' ? documents.setting(key, record) : {}),
      });
      return answerFor(bet, slip());
    });
  };
};
