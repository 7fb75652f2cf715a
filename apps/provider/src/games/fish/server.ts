import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { call, customGame, type CustomServer, type Engine } from '../../engine/custom/custom-game.ts';
import { limitsOf } from '../../engine/limits/limits.ts';
import type { SessionRecord } from '../../engine/records.ts';
import { Refusal, RoundError } from '../../engine/refusal.ts';
import { seatKey } from '../../engine/seat-key.ts';
import type { Changes } from '../../store/provider-store.ts';
import { together } from '../../store/provider-store.ts';
import type { EndedMagazine, FishRound, FishSeat, MagazineRecord } from './records.ts';
import { magazineView, roundDocuments, seatDocument } from './records.ts';
import { cannonLevels, creatures, statedFishReturn } from './rules/creatures.ts';
import { playShots } from './rules/magazine.ts';

/** A magazine that nobody touched for so long is settled: its catch is paid and what was not shot given back. */
const idleMs = 1_800_000;
const keptRounds = 60;
const pageOfRounds = 20;

/** The price of a magazine, each a whole number for every one of its sixty units. */
const limits = limitsOf([60, 120, 300, 600, 1200, 3000, 6000], 300);

const text = z.string().check(z.minLength(1), z.maxLength(100));
const buyRequest = z.object({
  roundId: z.uuid(),
  commitment: text,
  clientPart: text,
  stake: z.int().check(z.minimum(1)),
});
const shootRequest = z.object({
  roundId: z.uuid(),
  index: z.int().check(z.minimum(0)),
  creature: z.enum(creatures),
  level: z.int().check(z.minimum(1)),
});
const handBackRequest = z.object({ roundId: z.uuid() });

const openFish = ({ bank, documents, inTurn, now, newSeed, commitmentOf, words }: Engine): CustomServer => {
  const seatOf = (seat: string): FishSeat | undefined => documents.get(seatDocument(seat)) as FishSeat | undefined;
  const roundOf = (seat: string, roundId: string): EndedMagazine | undefined =>
    documents.get(roundDocuments(seat) + roundId) as EndedMagazine | undefined;
  const turnOf = (seat: string): string => `fish/${seat}`;
  /** Seeds of seats that have played nothing yet: lost by a restart, and then shown anew. */
  const fresh = new Map<string, string>();

  const nextSeed = (seat: string): string => {
    const seed = seatOf(seat)?.seed ?? fresh.get(seat) ?? newSeed();
    fresh.set(seat, seed);
    return seed;
  };

  const view = (session: SessionRecord) => {
    const seat = seatKey(session);
    const magazine = seatOf(seat)?.magazine;
    return { commitment: commitmentOf(nextSeed(seat)), magazine: magazine ? magazineView(magazine) : null };
  };

  /** Ends a magazine: what it caught, and the units that are left, are paid. Nothing shot: the bet is rolled back. */
  const ending = (magazine: MagazineRecord): { readonly win: number; readonly changes: Changes } => {
    const { left, unit, won } = magazineView(magazine);
    const isUnshot = magazine.shots.length === 0;
    const win = isUnshot ? 0 : won + left * unit;
    const { seat, roundId } = magazine;
    const payoutId = randomUUID();
    const bet = bank.bet(roundId);
    const money =
      bet?.state === 'open'
        ? isUnshot
          ? bank.rollingBack(bet, undefined, payoutId)
          : bank.settling(bet, win, payoutId)
        : {};
    const oldest = documents
      .list(roundDocuments(seat))
      .slice(0, -keptRounds)
      .map(([key]) => documents.setting(key, null));
    const seed = seatOf(seat)?.seed ?? newSeed();
    return {
      win,
      changes: together(
        money,
        documents.setting(seatDocument(seat), { seed }),
        documents.setting(roundDocuments(seat) + roundId, { ...magazine, win, payoutId }),
        ...oldest,
      ),
    };
  };

  const buy = async (
    session: SessionRecord,
    { roundId, commitment, clientPart, stake }: z.infer<typeof buyRequest>,
  ) => {
    const seat = seatKey(session);
    return inTurn(turnOf(seat), async () => {
      const asked = JSON.stringify([stake, clientPart]);
      const known = bank.bet(roundId);
      if (known && (known.seat !== seat || known.data !== asked)) throw new Refusal(RoundError.Conflict);
      if (!known) {
        if (!limits(session.currency).steps.includes(stake)) throw new Refusal(RoundError.BetInvalid);
        const seed = nextSeed(seat);
        if (seatOf(seat)?.magazine || commitmentOf(seed) !== commitment || roundOf(seat, roundId))
          throw new Refusal(RoundError.Stale);
        const magazine: MagazineRecord = { roundId, seat, stake, shots: [], seed, clientPart, at: now() };
        await bank.take(
          session,
          { engine: 'fish', betId: roundId, roundId, stake, data: asked },
          {
            answered: ({ state }) =>
              state === 'open' ? documents.setting(seatDocument(seat), { seed: newSeed(), magazine }) : {},
          },
        );
        fresh.delete(seat);
      }
      const bet = bank.bet(roundId);
      const { magazine } = seatOf(seat) ?? {};
      if (magazine?.roundId !== roundId)
        throw new Refusal(bet?.errorCode ?? (known ? RoundError.Stale : RoundError.Cancelled), bet?.balance);
      return { ...view(session), balance: bet?.balance ?? null };
    });
  };

  /** What a shot is answered with. `balance` is known once the magazine is settled. */
  const answerOf = async (session: SessionRecord, magazine: MagazineRecord, index: number, win: number | undefined) => {
    const paid = win === undefined ? undefined : await paidTo(seatKey(session), magazine.roundId);
    return {
      prize: magazine.shots[index]?.prize ?? 0,
      ...magazineView(magazine),
      commitment: view(session).commitment,
      win: win ?? null,
      balance: paid ?? null,
    };
  };

  /** The balance after an ended magazine was paid; undefined while the wallet has not acknowledged it. */
  const paidTo = async (seat: string, roundId: string): Promise<number | undefined> => {
    const { payoutId } = roundOf(seat, roundId) ?? {};
    return payoutId === undefined ? undefined : (await bank.pay(payoutId))?.balance;
  };

  const shootAt = async (session: SessionRecord, { roundId, index, creature, level }: z.infer<typeof shootRequest>) => {
    const seat = seatKey(session);
    return inTurn(turnOf(seat), async () => {
      const open = seatOf(seat)?.magazine;
      const ended = roundOf(seat, roundId);
      const magazine = open?.roundId === roundId ? open : ended;
      if (!magazine) throw new Refusal(RoundError.Stale);
      const before = magazine.shots[index];
      if (before) {
        if (before.creature !== creature || before.level !== level) throw new Refusal(RoundError.Conflict);
        return answerOf(session, magazine, index, ended && index === magazine.shots.length - 1 ? ended.win : undefined);
      }
      if (magazine === ended || index !== magazine.shots.length) throw new Refusal(RoundError.Stale);
      const isOffered = cannonLevels.some((offered) => offered === level) || level === magazineView(magazine).left;
      if (!isOffered || level > magazineView(magazine).left) throw new Refusal(RoundError.BetInvalid);
      const source = words(magazine.seed, { game: 'fish', roundId, clientPart: magazine.clientPart });
      const after: MagazineRecord = {
        ...magazine,
        shots: playShots(source, [...magazine.shots, { creature, level }]),
        at: now(),
      };
      if (magazineView(after).left > 0) {
        await bank.commit(documents.setting(seatDocument(seat), { seed: seatOf(seat)?.seed, magazine: after }));
        return answerOf(session, after, index, undefined);
      }
      const { win, changes } = ending(after);
      await bank.commit(changes);
      return answerOf(session, after, index, win);
    });
  };

  const handBack = async (session: SessionRecord, { roundId }: z.infer<typeof handBackRequest>) => {
    const seat = seatKey(session);
    return inTurn(turnOf(seat), async () => {
      const open = seatOf(seat)?.magazine;
      const ended = roundOf(seat, roundId);
      if (!ended && open?.roundId !== roundId) throw new Refusal(RoundError.Stale);
      if (open && open.roundId === roundId) await bank.commit(ending(open).changes);
      const { win = 0 } = roundOf(seat, roundId) ?? {};
      return { ...view(session), win, balance: (await paidTo(seat, roundId)) ?? null };
    });
  };

  const rounds = (seat: string): FishRound[] =>
    documents
      .list(roundDocuments(seat))
      .map(([, round]) => round as EndedMagazine)
      .map((round) => ({ ...magazineView(round), win: round.win, at: round.at, isReturned: round.shots.length === 0 }))
      .reverse();

  return {
    view,
    calls: {
      buy: call(buyRequest, buy),
      shoot: call(shootRequest, shootAt),
      'hand-back': call(handBackRequest, handBack),
    },
    history: (session, before) => {
      const all = rounds(seatKey(session));
      const from = before === undefined ? 0 : all.findIndex(({ roundId }) => roundId === before) + 1;
      const page = all.slice(from, from + pageOfRounds);
      return { rounds: page, next: from + pageOfRounds < all.length ? (page.at(-1)?.roundId ?? null) : null };
    },
    proof: (session, roundId) => {
      const round = roundOf(seatKey(session), roundId);
      if (!round) throw new Refusal(RoundError.Stale);
      return {
        game: 'fish',
        roundId,
        seed: round.seed,
        commitment: commitmentOf(round.seed),
        clientPart: round.clientPart,
      };
    },
    sweep: async () => {
      const idle = documents
        .list('seat/')
        .map(([, seat]) => (seat as FishSeat).magazine)
        .filter((magazine) => magazine !== undefined && magazine.at < now() - idleMs);
      for (const magazine of idle)
        if (magazine)
          await inTurn(turnOf(magazine.seat), async () =>
            seatOf(magazine.seat)?.magazine?.roundId === magazine.roundId
              ? bank.commit(ending(magazine).changes)
              : undefined,
          );
    },
  };
};

/** A sea to shoot at: a magazine of shots is one bet, every shot's outcome decided here. */
export const fish = customGame({ id: 'fish', returnPercent: statedFishReturn, limits, open: openFish });
