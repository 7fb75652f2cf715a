import { randomBytes } from 'node:crypto';
import type { WordSource } from './uniform-below.ts';

/** Words of 32 bits from the system's cryptographic generator, fetched 64 at a time. */
export const secureWords = (): WordSource => {
  let pool = Buffer.alloc(0);
  let offset = 0;
  return {
    range: 2 ** 32,
    next: () => {
      if (offset >= pool.length) {
        pool = randomBytes(256);
        offset = 0;
      }
      const word = pool.readUInt32LE(offset);
      offset += 4;
      return word;
    },
  };
};
