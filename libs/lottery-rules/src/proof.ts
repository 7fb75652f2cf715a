import type { DrawResult, LotteryFamily } from '@livery/contract/lottery/families';
import { drawResult } from './results.ts';

/**
 * This file computes the proof of a draw. With this proof, a member can verify the result of the draw, and can verify
 * that a bet was included. The app and the gateway (the server) run the same code. So it uses only WebCrypto, which
 * browsers and Node provide.
 */

const text = new TextEncoder();
const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const hexToBytes = (hexadecimal: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', bytes));

/**
 * Returns the SHA-256 hash of a seed in hexadecimal digits. The operator publishes this hash before the draw and the
 * seed after the draw.
 */
export const hashSeed = (seed: string): Promise<string> => sha256(hexToBytes(seed));

export interface ProvedBet {
  readonly id: string;
  readonly method: string;
  readonly selection: string;
  /** Stake as an integer in minor units. */
  readonly stake: number;
}

/**
 * Computes the hash of a bet, which is a leaf of the Merkle tree. The hashed bytes are 0 and
 * `id|method|selection|stake`. For an inner node, they begin with 1. Without these first bytes, somebody could present
 * an inner node as a bet.
 */
export const hashLeaf = ({ id, method, selection, stake }: ProvedBet): Promise<string> =>
  sha256(new Uint8Array([0, ...text.encode([id, method, selection, stake].join('|'))]));

const hashNode = (left: string, right: string): Promise<string> =>
  sha256(new Uint8Array([1, ...hexToBytes(left), ...hexToBytes(right)]));

/**
 * Path from a leaf of the Merkle tree to the root. Each step contains the hash of the sibling and the side on which the
 * sibling is.
 */
export type MerklePath = readonly { readonly side: 'left' | 'right'; readonly hash: string }[];

const nextLevel = async (level: readonly string[]): Promise<string[]> => {
  const next: string[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const right = level[at + 1];
    // If the number of nodes on a level is odd, the last node has no sibling. It moves to the next level unchanged.
    next.push(right === undefined ? level[at]! : await hashNode(level[at]!, right));
  }
  return next;
};

/**
 * Computes the Merkle root of the leaves in their given order. Without leaves, the root is the SHA-256 hash of empty
 * input.
 */
export const merkleRoot = async (leaves: readonly string[]): Promise<string> => {
  if (leaves.length === 0) return sha256(new Uint8Array());
  let level = leaves;
  while (level.length > 1) level = await nextLevel(level);
  return level[0]!;
};

export const merklePath = async (leaves: readonly string[], index: number): Promise<MerklePath> => {
  const path: { side: 'left' | 'right'; hash: string }[] = [];
  let level = leaves;
  for (let at = index; level.length > 1; at = Math.floor(at / 2)) {
    const hash = level[at % 2 === 0 ? at + 1 : at - 1];
    if (hash !== undefined) path.push({ side: at % 2 === 0 ? 'right' : 'left', hash });
    level = await nextLevel(level);
  }
  return path;
};

export const computeRoot = async (leaf: string, path: MerklePath): Promise<string> => {
  let hash = leaf;
  for (const step of path)
    hash = step.side === 'left' ? await hashNode(step.hash, hash) : await hashNode(hash, step.hash);
  return hash;
};

export interface SettledIssue {
  readonly family: LotteryFamily;
  readonly code: string;
  readonly numero: string;
  /** Secret random value of the operator for this draw, in hexadecimal digits. It is published after the draw. */
  readonly seed: string;
  readonly root: string;
  /**
   * Public random value from which the result is computed together with the seed, in hexadecimal digits. Absent for old
   * draws, whose results depend only on the seed.
   */
  readonly randomness?: string | undefined;
}

/**
 * Computes the result of a draw from its seed. HMAC-SHA256(seed, `code|numero|root|randomness`) gives 32-bit integers.
 * A draw without randomness leaves out the last part. For more integers, `|1`, `|2` … is added to the text. A number
 * below a bound is an integer modulo this bound. Integers at or above the largest multiple of the bound are skipped,
 * because they would make some results more probable than others.
 */
export const computeResult = async ({
  family,
  code,
  numero,
  seed,
  root,
  randomness,
}: SettledIssue): Promise<DrawResult> => {
  const key = await crypto.subtle.importKey('raw', hexToBytes(seed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  let randomValues: number[] = [];
  let blocks = 0;
  const nextUint32 = async (): Promise<number> => {
    if (randomValues.length === 0) {
      const message = [code, numero, root, ...(randomness ? [randomness] : []), ...(blocks > 0 ? [blocks] : [])].join(
        '|',
      );
      const block = new DataView(await crypto.subtle.sign('HMAC', key, text.encode(message)));
      randomValues = Array.from({ length: 8 }, (_, index) => block.getUint32(index * 4));
      blocks += 1;
    }
    return randomValues.shift()!;
  };
  const randomBelow = async (bound: number): Promise<number> => {
    const fair = 2 ** 32 - (2 ** 32 % bound);
    let value = await nextUint32();
    while (value >= fair) value = await nextUint32();
    return value % bound;
  };
  return drawResult(family, randomBelow);
};
