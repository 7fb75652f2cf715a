import type { RandomSource } from './random-int.ts';

/**
 * Input of a draw. The server and the page derive the same random words of 32 bits from it, and so the same outcome.
 * The words are the big-endian parts of HMAC-SHA256(seed, `game|round|client part|counter`). The counter starts at 0
 * and grows when more words are needed.
 */
export interface DrawInput {
  /** Id of the game. */
  readonly game: string;
  readonly roundId: string;
  /** The players' part of the draw: a text from the page, or at a shared table the digest of the bets. */
  readonly clientPart: string;
}

/** Data that is published after a draw. It is sufficient to repeat the draw. */
export interface Proof extends DrawInput {
  /** Seed of 32 bytes, hexadecimal. */
  readonly seed: string;
  /** SHA-256 of the seed's bytes, hexadecimal. Published before the bet. */
  readonly commitment: string;
}

export const UINT32_RANGE = 2 ** 32;
export const bytesPerBlock = 32;

export const toBlockMessage = ({ game, roundId, clientPart }: DrawInput, counter: number): string =>
  [game, roundId, clientPart, counter].join('|');

/** Creates a random source from blocks of 32 bytes. It requests a block when the previous one is used up. */
export const randomSourceFromBlocks = (block: (counter: number) => DataView): RandomSource => {
  let counter = 0;
  let current: DataView | undefined;
  let offset = bytesPerBlock;
  return {
    range: UINT32_RANGE,
    next: () => {
      if (!current || offset >= bytesPerBlock) {
        current = block(counter);
        counter += 1;
        offset = 0;
      }
      offset += 4;
      return current.getUint32(offset - 4);
    },
  };
};
