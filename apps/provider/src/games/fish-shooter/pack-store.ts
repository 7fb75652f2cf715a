import type { CustomGameDeps } from '../../engine/custom/custom-game.ts';
import type { Changes } from '../../store/provider-store.ts';
import { mergeChanges } from '../../store/provider-store.ts';
import type { AmmoPack, FinishedPack, FishPlayerState } from './records.ts';

const maxStoredRounds = 60;

// Stored documents call the player key `seat` and the ammo pack `magazine`. The fields must keep these names, because
// stored data of earlier versions contains them.
const playerStatePrefix = 'seat/';
type Stored<Pack extends AmmoPack> = Omit<Pack, 'playerKey'> & { readonly seat: string };
interface StoredPlayerState {
  readonly seed: string;
  readonly magazine?: Stored<AmmoPack>;
}

const toStored = <Pack extends AmmoPack>({ playerKey, ...pack }: Pack): Stored<Pack> => ({ ...pack, seat: playerKey });

const fromStored = ({ seat, ...pack }: Stored<AmmoPack>): AmmoPack => ({ ...pack, playerKey: seat });

const fromStoredFinished = ({ seat, ...pack }: Stored<FinishedPack>): FinishedPack => ({ ...pack, playerKey: seat });

const toRoundPrefix = (playerKey: string): string => `round/${playerKey}/`;

export class PackStore {
  readonly #documents: CustomGameDeps['documents'];

  constructor(documents: CustomGameDeps['documents']) {
    this.#documents = documents;
  }

  findPlayerState(playerKey: string): FishPlayerState | undefined {
    const stored = this.#documents.get(playerStatePrefix + playerKey) as StoredPlayerState | undefined;
    if (!stored) return undefined;
    const { seed, magazine } = stored;
    return { seed, ...(magazine ? { ammoPack: fromStored(magazine) } : {}) };
  }

  findActivePack(playerKey: string): AmmoPack | undefined {
    return this.findPlayerState(playerKey)?.ammoPack;
  }

  findFinishedPack(playerKey: string, roundId: string): FinishedPack | undefined {
    const stored = this.#documents.get(toRoundPrefix(playerKey) + roundId) as Stored<FinishedPack> | undefined;
    return stored && fromStoredFinished(stored);
  }

  /** Returns the player's finished ammo packs, oldest first. */
  listFinishedPacks(playerKey: string): FinishedPack[] {
    return this.#documents
      .list(toRoundPrefix(playerKey))
      .map(([, stored]) => fromStoredFinished(stored as Stored<FinishedPack>));
  }

  listActivePacks(): AmmoPack[] {
    return this.#documents.list(playerStatePrefix).flatMap(([, stored]) => {
      const { magazine } = stored as StoredPlayerState;
      return magazine ? [fromStored(magazine)] : [];
    });
  }

  putPlayerState(playerKey: string, { seed, ammoPack }: FishPlayerState): Changes {
    const stored: StoredPlayerState = { seed, ...(ammoPack ? { magazine: toStored(ammoPack) } : {}) };
    return this.#documents.put(playerStatePrefix + playerKey, stored);
  }

  /**
   * Returns the changes that store a finished ammo pack. If the player then has more than `maxStoredRounds` finished
   * packs, the changes also delete the oldest of them.
   */
  putFinishedPack(pack: FinishedPack): Changes {
    const prefix = toRoundPrefix(pack.playerKey);
    const others = this.#documents.list(prefix).filter(([key]) => key !== prefix + pack.roundId);
    const oldest = others.slice(0, Math.max(0, others.length + 1 - maxStoredRounds));
    return mergeChanges(
      this.#documents.put(prefix + pack.roundId, toStored(pack)),
      ...oldest.map(([key]) => this.#documents.put(key, null)),
    );
  }
}
