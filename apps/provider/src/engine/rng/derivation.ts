import type { RandomSource } from './random-int.ts';

/**
 * How an outcome follows from a seed, the same on both ends: words of 32 bits, big end first, from
 * HMAC-SHA256(seed, `game|round|client part|counter`), the counter from 0 up as more words are needed.
 */
export interface DrawInput {
  /** The game's id, which is its folder's name. */
  readonly game: string;
  readonly roundId: string;
  /** What the players gave to the draw: the page's own text, or at a shared table the digest of its bets. */
  readonly clientPart: string;
}

/** What is published of a draw once it is over: everything that it takes to repeat it. */
export interface Proof extends DrawInput {
  /** 32 bytes, hexadecimal. */
  readonly seed: string;
  /** SHA-256 of the seed's bytes, hexadecimal: published before the bet. */
  readonly commitment: string;
}

export const UINT32_RANGE = 2 ** 32;
export const bytesPerBlock = 32;

export const toBlockMessage = ({ game, roundId, clientPart }: DrawInput, counter: number): string =>
  [game, roundId, clientPart, counter].join('|');

/** Words out of blocks of 32 bytes, each fetched when the one before is used up. */
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
