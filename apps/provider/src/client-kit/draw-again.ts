import type { Proof } from '../engine/fair/derivation.ts';
import { blockText, wordsFrom } from '../engine/fair/derivation.ts';
import type { WordSource } from '../engine/fair/uniform-below.ts';

const text = new TextEncoder();
const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (hexadecimal: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', bytes));

/** Browsers have WebCrypto only on pages that are served securely. */
export const canDrawAgain = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Whether the seed is the one whose fingerprint was shown, and the client part the digest of the bets where there are any. */
export const isCommitted = async (
  { seed, commitment, clientPart }: Proof,
  betIds?: readonly string[],
): Promise<boolean> =>
  (await sha256(bytesOf(seed))) === commitment &&
  (betIds === undefined || (await sha256(text.encode([...betIds].sort().join(',')))) === clientPart);

const blocksAtOnce = 32;

/** What `draw` gives with the words of a proof, by this browser's own cryptography. */
export const drawAgain = async <Outcome>(proof: Proof, draw: (words: WordSource) => Outcome): Promise<Outcome> => {
  const key = await crypto.subtle.importKey('raw', bytesOf(proof.seed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const blocks: DataView[] = [];
  // WebCrypto answers later and a draw cannot wait: it begins anew with more blocks whenever it has used up those there are.
  const tooFew = new Error('More blocks are needed');
  for (;;) {
    const from = blocks.length;
    for (let counter = from; counter < from + blocksAtOnce; counter += 1)
      blocks.push(new DataView(await crypto.subtle.sign('HMAC', key, text.encode(blockText(proof, counter)))));
    try {
      return draw(
        wordsFrom((counter) => {
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
