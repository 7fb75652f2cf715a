import type { Proof } from '../../engine/rng/derivation.ts';
import { toBlockMessage, randomSourceFromBlocks } from '../../engine/rng/derivation.ts';
import type { RandomSource } from '../../engine/rng/random-int.ts';

const text = new TextEncoder();
const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const hexToBytes = (hexadecimal: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', bytes));

/** True if the browser has WebCrypto, which exists only in secure contexts. */
export const canRedraw = (): boolean => globalThis.crypto?.subtle !== undefined;

/**
 * Returns true if the SHA-256 of the seed equals the commitment, which the server published before the bets. For a
 * shared table, pass `betIds`. Then the SHA-256 of the sorted bet ids must also equal `clientPart`, which is an input
 * of the draw.
 */
export const isCommitted = async (
  { seed, commitment, clientPart }: Proof,
  betIds?: readonly string[],
): Promise<boolean> =>
  (await sha256(hexToBytes(seed))) === commitment &&
  (betIds === undefined || (await sha256(text.encode([...betIds].sort().join(',')))) === clientPart);

const blocksPerBatch = 32;

/**
 * Repeats the draw of a round in the browser, with the seed and the other inputs in `proof`. Returns the outcome. Needs
 * WebCrypto, which exists only in secure contexts.
 */
export const redraw = async <Outcome>(
  proof: Proof,
  draw: (randomSource: RandomSource) => Outcome,
): Promise<Outcome> => {
  const key = await crypto.subtle.importKey('raw', hexToBytes(proof.seed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const blocks: DataView[] = [];
  // WebCrypto is asynchronous, but a draw is synchronous. If a draw needs more random numbers than are available, the
  // draw stops with this error. Then the next batch of random numbers is computed, and the draw starts again.
  const tooFew = new Error('More blocks are needed');
  for (;;) {
    const from = blocks.length;
    for (let counter = from; counter < from + blocksPerBatch; counter += 1)
      blocks.push(new DataView(await crypto.subtle.sign('HMAC', key, text.encode(toBlockMessage(proof, counter)))));
    try {
      return draw(
        randomSourceFromBlocks((counter) => {
          const block = blocks[counter];
          if (!block) throw tooFew;
          return block;
        }),
      );
    } catch (error) {
      if (error !== tooFew) throw error;
    }
  }
};
