import { randomUUID } from 'node:crypto';
import { engineStakes } from '@livery/demo/engines/stakes';
import * as z from 'zod/mini';
import type { CustomGameDeps } from '../../engine/custom/custom-game.ts';
import { GameError, GameErrorCode } from '../../engine/game-error.ts';
import { createLimits } from '../../engine/limits/limits.ts';
import { playerStateKey } from '../../engine/player-state-key.ts';
import type { Changes } from '../../store/provider-store.ts';
import { mergeChanges } from '../../store/provider-store.ts';
import type { SessionRecord } from '../../store/records.ts';
import { PackStore } from './pack-store.ts';
import type { AmmoPack, FishRound, FishView, HandBackView, PurchaseView, ShotView } from './records.ts';
import { toAmmoPackView, toFishRound } from './records.ts';
import { isOfferedLevel, playShots } from './rules/ammo-pack.ts';
import { creatures } from './rules/creatures.ts';

/**
 * Idle time in milliseconds after which the server ends an ammo pack. The server then pays the prizes of the caught
 * creatures and refunds the unused units.
 */
const idleMs = 1_800_000;
const roundsPerPage = 20;

/**
 * Prices of an ammo pack in minor units, with 300 selected at first. `createLimits` scales these values to the
 * currency. A pack contains 60 ammunition units.
 */
export const fishLimits = createLimits(engineStakes.fish, 300);

const text = z.string().check(z.minLength(1), z.maxLength(100));
export const buyRequest = z.object({
  roundId: z.uuid(),
  commitment: text,
  clientPart: text,
  stake: z.int().check(z.minimum(1)),
});
export const shootRequest = z.object({
  roundId: z.uuid(),
  index: z.int().check(z.minimum(0)),
  creature: z.enum(creatures),
  level: z.int().check(z.minimum(1)),
});
export const handBackRequest = z.object({ roundId: z.uuid() });

/**
 * Server side of the fish shooter. Calls of the same player run one after the other. Otherwise two calls at the same
 * time could change the same ammo pack, and one change would overwrite the other.
 */
export class FishServer {
  readonly #deps: CustomGameDeps;
  readonly #packs: PackStore;
  /**
   * Secret seeds for the next ammo pack of players without a stored state, by player key. The seeds are only in memory,
   * so these players get new seeds after a restart of the server.
   */
  readonly #freshSeeds = new Map<string, string>();

  constructor(deps: CustomGameDeps) {
    this.#deps = deps;
    this.#packs = new PackStore(deps.documents);
  }

  view(session: SessionRecord): FishView {
    const playerKey = playerStateKey(session);
    const ammoPack = this.#packs.findActivePack(playerKey);
    return {
      commitment: this.#deps.computeCommitment(this.#getNextSeed(playerKey)),
      magazine: ammoPack ? toAmmoPackView(ammoPack) : null,
    };
  }

  buy(session: SessionRecord, request: z.infer<typeof buyRequest>): Promise<PurchaseView> {
    const { betLedger } = this.#deps;
    const { roundId, clientPart, stake } = request;
    const playerKey = playerStateKey(session);
    return this.#runExclusive(playerKey, async () => {
      const requestJson = JSON.stringify([stake, clientPart]);
      const existingBet = betLedger.bet(roundId);
      if (existingBet && (existingBet.seat !== playerKey || existingBet.data !== requestJson))
        throw new GameError(GameErrorCode.Conflict);
      if (!existingBet) await this.#placeBet(session, request, requestJson);
      const bet = betLedger.bet(roundId);
      if (this.#packs.findActivePack(playerKey)?.roundId !== roundId)
        throw new GameError(
          bet?.errorCode ?? (existingBet ? GameErrorCode.Stale : GameErrorCode.Cancelled),
          bet?.balance,
        );
      return { ...this.view(session), balance: bet?.balance ?? null };
    });
  }

  /**
   * Plays one shot. The page repeats a request without a response, and a repeated request gets the result of the first
   * one. A shot that uses the last unit also ends the ammo pack.
   */
  shoot(session: SessionRecord, request: z.infer<typeof shootRequest>): Promise<ShotView> {
    const { roundId, index, creature, level } = request;
    const playerKey = playerStateKey(session);
    return this.#runExclusive(playerKey, async () => {
      const active = this.#packs.findActivePack(playerKey);
      const finished = this.#packs.findFinishedPack(playerKey, roundId);
      const ammoPack = active?.roundId === roundId ? active : finished;
      if (!ammoPack) throw new GameError(GameErrorCode.Stale);
      const before = ammoPack.shots[index];
      if (before) {
        if (before.creature !== creature || before.level !== level) throw new GameError(GameErrorCode.Conflict);
        const isLast = index === ammoPack.shots.length - 1;
        return this.#toShotView(session, ammoPack, { index, win: isLast ? finished?.win : undefined });
      }
      if (ammoPack === finished || index !== ammoPack.shots.length) throw new GameError(GameErrorCode.Stale);
      if (!isOfferedLevel(level, toAmmoPackView(ammoPack).left)) throw new GameError(GameErrorCode.BetInvalid);
      return this.#playShot(session, ammoPack, request);
    });
  }

  /**
   * Ends the active ammo pack: pays the prizes of the caught creatures and refunds the unused units. If the pack is
   * already finished, returns the same result again.
   */
  handBack(session: SessionRecord, { roundId }: z.infer<typeof handBackRequest>): Promise<HandBackView> {
    const playerKey = playerStateKey(session);
    return this.#runExclusive(playerKey, async () => {
      const active = this.#packs.findActivePack(playerKey);
      if (active?.roundId === roundId) await this.#deps.betLedger.commit(this.#toFinishChanges(active).changes);
      const finished = this.#packs.findFinishedPack(playerKey, roundId);
      if (!finished) throw new GameError(GameErrorCode.Stale);
      const balance = (await this.#findPaidBalance(playerKey, roundId)) ?? null;
      return { ...this.view(session), win: finished.win, balance };
    });
  }

  /**
   * Returns one page of the player's finished rounds, newest first. The page starts after the round with the id
   * `before`. If `before` is undefined or unknown, returns the first page.
   */
  history(session: SessionRecord, before: string | undefined) {
    const all: FishRound[] = this.#packs.listFinishedPacks(playerStateKey(session)).map(toFishRound).reverse();
    const from = before === undefined ? 0 : all.findIndex(({ roundId }) => roundId === before) + 1;
    const rounds = all.slice(from, from + roundsPerPage);
    return { rounds, next: from + roundsPerPage < all.length ? (rounds.at(-1)?.roundId ?? null) : null };
  }

  /** Returns the secret seed of a finished round. The client uses the seed to verify the result of each shot. */
  proof(session: SessionRecord, roundId: string) {
    const pack = this.#packs.findFinishedPack(playerStateKey(session), roundId);
    if (!pack) throw new GameError(GameErrorCode.Stale);
    const { seed, clientPart } = pack;
    return { game: 'fish', roundId, seed, commitment: this.#deps.computeCommitment(seed), clientPart };
  }

  /** Ends ammo packs that were not used for half an hour. */
  async sweep(): Promise<void> {
    const { betLedger, now } = this.#deps;
    const idlePacks = this.#packs.listActivePacks().filter(({ at }) => at < now() - idleMs);
    for (const ammoPack of idlePacks) {
      const { playerKey, roundId } = ammoPack;
      await this.#runExclusive(playerKey, async () => {
        if (this.#packs.findActivePack(playerKey)?.roundId === roundId)
          await betLedger.commit(this.#toFinishChanges(ammoPack).changes);
      });
    }
  }

  #runExclusive<T>(playerKey: string, task: () => Promise<T>): Promise<T> {
    return this.#deps.runExclusive(`fish/${playerKey}`, task);
  }

  #getNextSeed(playerKey: string): string {
    const seed =
      this.#packs.findPlayerState(playerKey)?.seed ?? this.#freshSeeds.get(playerKey) ?? this.#deps.newSeed();
    this.#freshSeeds.set(playerKey, seed);
    return seed;
  }

  /**
   * Requests the stake from the wallet. If the wallet accepts the bet, stores the new ammo pack together with the
   * wallet's response. If the wallet rejects the bet, stores no ammo pack.
   */
  async #placeBet(
    session: SessionRecord,
    { roundId, commitment, clientPart, stake }: z.infer<typeof buyRequest>,
    requestJson: string,
  ): Promise<void> {
    const { betLedger, computeCommitment, newSeed, now } = this.#deps;
    const playerKey = playerStateKey(session);
    if (!fishLimits(session.currency).steps.includes(stake)) throw new GameError(GameErrorCode.BetInvalid);
    const seed = this.#getNextSeed(playerKey);
    const isStale =
      this.#packs.findActivePack(playerKey) !== undefined ||
      computeCommitment(seed) !== commitment ||
      this.#packs.findFinishedPack(playerKey, roundId) !== undefined;
    if (isStale) throw new GameError(GameErrorCode.Stale);
    const ammoPack: AmmoPack = { roundId, playerKey, stake, shots: [], seed, clientPart, at: now() };
    await betLedger.placeBet(
      session,
      { engine: 'fish', betId: roundId, roundId, stake, data: requestJson },
      {
        afterResponse: ({ state }) =>
          state === 'open' ? this.#packs.putPlayerState(playerKey, { seed: newSeed(), ammoPack }) : {},
      },
    );
    this.#freshSeeds.delete(playerKey);
  }

  async #playShot(
    session: SessionRecord,
    ammoPack: AmmoPack,
    { index, creature, level }: z.infer<typeof shootRequest>,
  ): Promise<ShotView> {
    const { betLedger, createRandomSource, now } = this.#deps;
    const { roundId, playerKey, seed, clientPart } = ammoPack;
    const source = createRandomSource(seed, { game: 'fish', roundId, clientPart });
    // The earlier shots are computed again, because all shots of an ammo pack take their values in order from one
    // random source.
    const shots = playShots(source, [...ammoPack.shots, { creature, level }]);
    const after: AmmoPack = { ...ammoPack, shots, at: now() };
    if (toAmmoPackView(after).left > 0) {
      const nextSeed = this.#getNextSeed(playerKey);
      await betLedger.commit(this.#packs.putPlayerState(playerKey, { seed: nextSeed, ammoPack: after }));
      return this.#toShotView(session, after, { index, win: undefined });
    }
    const { win, changes } = this.#toFinishChanges(after);
    await betLedger.commit(changes);
    return this.#toShotView(session, after, { index, win });
  }

  /**
   * Returns the store changes that end an ammo pack, and the amount that the player gets: the prizes of the caught
   * creatures and the price of the unused ammunition. If the player fired no shot, the changes roll the bet back instead,
   * and the amount is 0.
   */
  #toFinishChanges(ammoPack: AmmoPack): { readonly win: number; readonly changes: Changes } {
    const { left, unit, won } = toAmmoPackView(ammoPack);
    const isUnshot = ammoPack.shots.length === 0;
    const win = isUnshot ? 0 : won + left * unit;
    const payoutId = randomUUID();
    const seed = this.#packs.findPlayerState(ammoPack.playerKey)?.seed ?? this.#deps.newSeed();
    const changes = mergeChanges(
      this.#toPaymentChanges(ammoPack.roundId, { win, isUnshot, payoutId }),
      this.#packs.putPlayerState(ammoPack.playerKey, { seed }),
      this.#packs.putFinishedPack({ ...ammoPack, win, payoutId }),
    );
    return { win, changes };
  }

  #toPaymentChanges(
    roundId: string,
    { win, isUnshot, payoutId }: { readonly win: number; readonly isUnshot: boolean; readonly payoutId: string },
  ): Changes {
    const { betLedger } = this.#deps;
    const bet = betLedger.bet(roundId);
    if (bet?.state !== 'open') return {};
    return isUnshot ? betLedger.rollback(bet, undefined, payoutId) : betLedger.settlement(bet, win, payoutId);
  }

  async #toShotView(
    session: SessionRecord,
    ammoPack: AmmoPack,
    { index, win }: { readonly index: number; readonly win: number | undefined },
  ): Promise<ShotView> {
    const balance =
      win === undefined ? undefined : await this.#findPaidBalance(playerStateKey(session), ammoPack.roundId);
    return {
      prize: ammoPack.shots[index]?.prize ?? 0,
      ...toAmmoPackView(ammoPack),
      commitment: this.view(session).commitment,
      win: win ?? null,
      balance: balance ?? null,
    };
  }

  /**
   * Makes one attempt to pay out a finished ammo pack, and returns the balance after the payment. Returns undefined
   * while the wallet has not confirmed the payment.
   */
  async #findPaidBalance(playerKey: string, roundId: string): Promise<number | undefined> {
    const { payoutId } = this.#packs.findFinishedPack(playerKey, roundId) ?? {};
    return payoutId === undefined ? undefined : (await this.#deps.betLedger.pay(payoutId))?.balance;
  }
}
