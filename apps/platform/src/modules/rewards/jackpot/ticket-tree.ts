import { createHash } from 'node:crypto';

export interface TicketRange {
  readonly holder: string;
  /** Number of the first ticket in the range, from 0. */
  readonly from: number;
  /** Number after the last ticket in the range. */
  readonly to: number;
}

export interface ProofStep {
  readonly hash: string;
  readonly side: 'left' | 'right';
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Computes the hash of a leaf. The hashed text of a leaf begins with another prefix than that of an inner node.
 * Otherwise somebody could present an inner node as a leaf in a false proof.
 */
const leafHash = ({ holder, from, to }: TicketRange): string => sha256(`leaf|${holder}|${from}|${to}`);
const nodeHash = (left: string, right: string): string => sha256(`node|${left}|${right}`);

const levelAbove = (level: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(level.length / 2) }, (_, pair) => {
    const [left, right] = [level[pair * 2] as string, level[pair * 2 + 1]];
    // If a level has an odd number of nodes, the last node has no right sibling. It becomes a node of the next level
    // unchanged.
    return right === undefined ? left : nodeHash(left, right);
  });

const buildLevels = (ranges: readonly TicketRange[]): string[][] => {
  const levels = [ranges.map(leafHash)];
  while ((levels.at(-1) as string[]).length > 1) levels.push(levelAbove(levels.at(-1) as string[]));
  return levels;
};

/**
 * Computes the root hash of the hash tree of all ticket ranges. Without ranges, the root is the hash of the empty
 * string.
 */
export const computeTicketRoot = (ranges: readonly TicketRange[]): string =>
  buildLevels(ranges).at(-1)?.[0] ?? sha256('');

/**
 * Computes the proof for the leaf at `position`: the sibling hashes with which a member can compute the root from the
 * leaf.
 */
export const computeTicketProof = (ranges: readonly TicketRange[], position: number): ProofStep[] => {
  const steps: ProofStep[] = [];
  let at = position;
  for (const level of buildLevels(ranges).slice(0, -1)) {
    const isRight = at % 2 === 1;
    const sibling = level[isRight ? at - 1 : at + 1];
    if (sibling !== undefined) steps.push({ hash: sibling, side: isRight ? 'left' : 'right' });
    at = Math.floor(at / 2);
  }
  return steps;
};

/** Returns true if the root hash that is computed from a ticket range and its proof equals `root`. */
export const verifyTicket = (range: TicketRange, proof: readonly ProofStep[], root: string): boolean =>
  proof.reduce(
    (hash, { hash: sibling, side }) => (side === 'left' ? nodeHash(sibling, hash) : nodeHash(hash, sibling)),
    leafHash(range),
  ) === root;
