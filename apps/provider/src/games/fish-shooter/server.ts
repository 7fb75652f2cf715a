import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { defineCall, customGame, type CustomServer, type CustomGameDeps } from '../../engine/custom/custom-game.ts';
import { createLimits } from '../../engine/limits/limits.ts';
import type { SessionRecord } from '../../store/records.ts';
import { GameError, GameErrorCode } from '../../engine/game-error.ts';
import { playerStateKey } from '../../engine/player-state-key.ts';
import type { Changes } from '../../store/provider-store.ts';
import { mergeChanges } from '../../store/provider-store.ts';
import type { FinishedPack, FishRound, FishPlayerState, AmmoPackRecord } from './records.ts';
import { toAmmoPackView, roundDocumentPrefix, playerStateDocument } from './records.ts';
import { cannonLevels, creatures, advertisedFishRtp } from './rules/creatures.ts';
import { playShots } from './rules/ammo-pack.ts';

/**
 * Idle time in milliseconds after which an ammo pack is settled: the catch is paid and the remaining units are
 * returned.
 */
const idleMs = 1_800_000;
const maxStoredRounds = 60;
const pageOfRounds = 20;

/** Prices of an ammo pack. Each is divisible by its sixty units. */
const limits = createLimits([60, 120, 300, 600, 1200, 3000, 6000], 300);

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

const createFishServer = ({
  betLedger,
  documents,
  runExclusive,
  now,
  newSeed,
  computeCommitment,
  createRandomSource,
}: CustomGameDeps): CustomServer => {
  const findPlayerState = (playerKey: string): FishPlayerState | undefined =>
    documents.get(playerStateDocument(playerKey)) as FishPlayerState | undefined;
  const findFinishedPack = (playerKey: string, roundId: string): FinishedPack | undefined =>
    documents.get(roundDocumentPrefix(playerKey) + roundId) as FinishedPack | undefined;
  const toMutexKey = (playerKey: string): string => `fish/${playerKey}`;
  /** Seeds of players without a stored state. After a restart, a new seed is created and shown. */
  const fresh = new Map<string, string>();

  const nextSeed = (playerKey: string): string => {
    const seed = findPlayerState(playerKey)?.seed ?? fresh.get(playerKey) ?? newSeed();
    fresh.set(playerKey, seed);
    return seed;
  };

  const view = (session: SessionRecord) => {
    const playerKey = playerStateKey(session);
    const magazine = findPlayerState(playerKey)?.magazine;
    return { commitment: computeCommitment(nextSeed(playerKey)), magazine: magazine ? toAmmoPackView(magazine) : null };
  };

  /** Finishes an ammo pack and pays the catch and the remaining units. Without shots, the bet is rolled back. */
  const toFinishChanges = (magazine: AmmoPackRecord): { readonly win: number; readonly changes: Changes } => {
    const { left, unit, won } = toAmmoPackView(magazine);
    const isUnshot = magazine.shots.length === 0;
    const win = isUnshot ? 0 : won + left * unit;
    const { seat: playerKey, roundId } = magazine;
    const payoutId = randomUUID();
    const bet = betLedger.bet(roundId);
    const money =
      bet?.state === 'open'
        ? isUnshot
          ? betLedger.rollback(bet, undefined, payoutId)
          : betLedger.settlement(bet, win, payoutId)
        : {};
    const oldest = documents
      .list(roundDocumentPrefix(playerKey))
      .slice(0, -maxStoredRounds)
      .map(([key]) => documents.put(key, null));
    const seed = findPlayerState(playerKey)?.seed ?? newSeed();
    return {
      win,
      changes: mergeChanges(
        money,
        documents.put(playerStateDocument(playerKey), { seed }),
        documents.put(roundDocumentPrefix(playerKey) + roundId, { ...magazine, win, payoutId }),
        ...oldest,
      ),
    };
  };

  const buy = async (
    session: SessionRecord,
    { roundId, commitment, clientPart, stake }: z.infer<typeof buyRequest>,
  ) => {
    const playerKey = playerStateKey(session);
    return runExclusive(toMutexKey(playerKey), async () => {
      const requestJson = JSON.stringify([stake, clientPart]);
      const existingBet = betLedger.bet(roundId);
      if (existingBet && (existingBet.seat !== playerKey || existingBet.data !== requestJson))
        throw new GameError(GameErrorCode.Conflict);
      if (!existingBet) {
        if (!limits(session.currency).steps.includes(stake)) throw new GameError(GameErrorCode.BetInvalid);
        const seed = nextSeed(playerKey);
        if (
          findPlayerState(playerKey)?.magazine ||
          computeCommitment(seed) !== commitment ||
          findFinishedPack(playerKey, roundId)
        )
          throw new GameError(GameErrorCode.Stale);
        const magazine: AmmoPackRecord = { roundId, seat: playerKey, stake, shots: [], seed, clientPart, at: now() };
        await betLedger.placeBet(
          session,
          { engine: 'fish', betId: roundId, roundId, stake, data: requestJson },
          {
            afterResponse: ({ state }) =>
              state === 'open' ? documents.put(playerStateDocument(playerKey), { seed: newSeed(), magazine }) : {},
          },
        );
        fresh.delete(playerKey);
      }
      const bet = betLedger.bet(roundId);
      const { magazine } = findPlayerState(playerKey) ?? {};
      if (magazine?.roundId !== roundId)
        throw new GameError(
          bet?.errorCode ?? (existingBet ? GameErrorCode.Stale : GameErrorCode.Cancelled),
          bet?.balance,
        );
      return { ...view(session), balance: bet?.balance ?? null };
    });
  };

  /** Builds the response to a shot. `balance` is known after the ammo pack is settled. */
  const toShotResponse = async (
    session: SessionRecord,
    magazine: AmmoPackRecord,
    index: number,
    win: number | undefined,
  ) => {
    const paid = win === undefined ? undefined : await findPaidBalance(playerStateKey(session), magazine.roundId);
    return {
      prize: magazine.shots[index]?.prize ?? 0,
      ...toAmmoPackView(magazine),
      commitment: view(session).commitment,
      win: win ?? null,
      balance: paid ?? null,
    };
  };

  /** Balance after the payment of a finished ammo pack. Undefined until the wallet has confirmed the payment. */
  const findPaidBalance = async (playerKey: string, roundId: string): Promise<number | undefined> => {
    const { payoutId } = findFinishedPack(playerKey, roundId) ?? {};
    return payoutId === undefined ? undefined : (await betLedger.pay(payoutId))?.balance;
  };

  const shootAt = async (session: SessionRecord, { roundId, index, creature, level }: z.infer<typeof shootRequest>) => {
    const playerKey = playerStateKey(session);
    return runExclusive(toMutexKey(playerKey), async () => {
      const open = findPlayerState(playerKey)?.magazine;
      const ended = findFinishedPack(playerKey, roundId);
      const magazine = open?.roundId === roundId ? open : ended;
      if (!magazine) throw new GameError(GameErrorCode.Stale);
      const before = magazine.shots[index];
      if (before) {
        if (before.creature !== creature || before.level !== level) throw new GameError(GameErrorCode.Conflict);
        return toShotResponse(
          session,
          magazine,
          index,
          ended && index === magazine.shots.length - 1 ? ended.win : undefined,
        );
      }
      if (magazine === ended || index !== magazine.shots.length) throw new GameError(GameErrorCode.Stale);
      const isOffered = cannonLevels.some((offered) => offered === level) || level === toAmmoPackView(magazine).left;
      if (!isOffered || level > toAmmoPackView(magazine).left) throw new GameError(GameErrorCode.BetInvalid);
      const source = createRandomSource(magazine.seed, { game: 'fish', roundId, clientPart: magazine.clientPart });
      const after: AmmoPackRecord = {
        ...magazine,
        shots: playShots(source, [...magazine.shots, { creature, level }]),
        at: now(),
      };
      if (toAmmoPackView(after).left > 0) {
        await betLedger.commit(
          documents.put(playerStateDocument(playerKey), { seed: findPlayerState(playerKey)?.seed, magazine: after }),
        );
        return toShotResponse(session, after, index, undefined);
      }
      const { win, changes } = toFinishChanges(after);
      await betLedger.commit(changes);
      return toShotResponse(session, after, index, win);
    });
  };

  const handBack = async (session: SessionRecord, { roundId }: z.infer<typeof handBackRequest>) => {
    const playerKey = playerStateKey(session);
    return runExclusive(toMutexKey(playerKey), async () => {
      const open = findPlayerState(playerKey)?.magazine;
      const ended = findFinishedPack(playerKey, roundId);
      if (!ended && open?.roundId !== roundId) throw new GameError(GameErrorCode.Stale);
      if (open && open.roundId === roundId) await betLedger.commit(toFinishChanges(open).changes);
      const { win = 0 } = findFinishedPack(playerKey, roundId) ?? {};
      return { ...view(session), win, balance: (await findPaidBalance(playerKey, roundId)) ?? null };
    });
  };

  const rounds = (playerKey: string): FishRound[] =>
    documents
      .list(roundDocumentPrefix(playerKey))
      .map(([, round]) => round as FinishedPack)
      .map((round) => ({
        ...toAmmoPackView(round),
        win: round.win,
        at: round.at,
        isReturned: round.shots.length === 0,
      }))
      .reverse();

  return {
    view,
    calls: {
      buy: defineCall(buyRequest, buy),
      shoot: defineCall(shootRequest, shootAt),
      'hand-back': defineCall(handBackRequest, handBack),
    },
    history: (session, before) => {
      const all = rounds(playerStateKey(session));
      const from = before === undefined ? 0 : all.findIndex(({ roundId }) => roundId === before) + 1;
      const page = all.slice(from, from + pageOfRounds);
      return { rounds: page, next: from + pageOfRounds < all.length ? (page.at(-1)?.roundId ?? null) : null };
    },
    proof: (session, roundId) => {
      const round = findFinishedPack(playerStateKey(session), roundId);
      if (!round) throw new GameError(GameErrorCode.Stale);
      return {
        game: 'fish',
        roundId,
        seed: round.seed,
        commitment: computeCommitment(round.seed),
        clientPart: round.clientPart,
      };
    },
    sweep: async () => {
      const idle = documents
        .list('seat/')
        .map(([, playerState]) => (playerState as FishPlayerState).magazine)
        .filter((magazine) => magazine !== undefined && magazine.at < now() - idleMs);
      for (const magazine of idle)
        if (magazine)
          await runExclusive(toMutexKey(magazine.seat), async () =>
            findPlayerState(magazine.seat)?.magazine?.roundId === magazine.roundId
              ? betLedger.commit(toFinishChanges(magazine).changes)
              : undefined,
          );
    },
  };
};

/** Fish shooter: an ammo pack is one bet, and the server decides the outcome of every shot. */
export const fishShooter = customGame({
  id: 'fish',
  rtpPercent: advertisedFishRtp,
  limits,
  createServer: createFishServer,
});
