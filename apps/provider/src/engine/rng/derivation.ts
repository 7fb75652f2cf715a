import type { RandomSource } from './random-int.ts';

/**
 * Input of a draw. From this input and the seed, the server and the page compute the same random words (32-bit
 * integers), so they get the same outcome. A block of words is HMAC-SHA256 with the seed as key and the text
 * `game|round|client part|counter`. Its bytes are read as big-endian integers. The counter starts at 0 and increases
 * by 1 for each further block of words.
 */
export interface DrawInput {
  readonly game: string;
  readonly roundId: string;
  /**
   * The players' part of the draw. For an instant game, this part is a text from the page. At a shared table, this
   * part is the hash of the bet ids.
   */
  readonly clientPart: string;
}

/** Data that the server publishes after a draw. With these values anyone can repeat the draw. */
export interface Proof extends DrawInput {
  /** Seed of 32 bytes in hexadecimal. The server publishes the seed only after the draw. */
  readonly seed: string;
  /** SHA-256 of the seed's bytes in hexadecimal. The server publishes this hash before the bet. */
  readonly commitment: string;
}

export const UINT32_RANGE = 2 ** 32;
export const bytesPerBlock = 32;

export const toBlockMessage = ({ game, roundId, clientPart }: DrawInput, counter: number): string =>
  [game, roundId, clientPart, counter].join('|');

/**
 * Creates a random source that reads its numbers (32-bit integers) from blocks of 32 bytes. The source requests the
 * next block when it has used all numbers of the last block.
 */
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
