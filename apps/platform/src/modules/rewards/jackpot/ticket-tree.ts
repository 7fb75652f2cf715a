import { createHash } from 'node:crypto';

export interface TicketRange {
  readonly holder: string;
  /** Number of the first ticket. Numbers begin with 0. */
  readonly from: number;
  /** End of the range, exclusive. */
  readonly to: number;
}

export interface ProofStep {
  readonly hash: string;
  readonly side: 'left' | 'right';
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Leaves and nodes are hashed with different prefixes, so that nobody can present a node as a leaf. */
const leafHash = ({ holder, from, to }: TicketRange): string => sha256(`leaf|${holder}|${from}|${to}`);
const nodeHash = (left: string, right: string): string => sha256(`node|${left}|${right}`);

const levelAbove = (level: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(level.length / 2) }, (_, pair) => {
    const [left, right] = [level[pair * 2] as string, level[pair * 2 + 1]];
    // A node without a sibling moves up to the next level unchanged.
    return right === undefined ? left : nodeHash(left, right);
  });

const buildLevels = (ranges: readonly TicketRange[]): string[][] => {
  const levels = [ranges.map(leafHash)];
  while ((levels.at(-1) as string[]).length > 1) levels.push(levelAbove(levels.at(-1) as string[]));
  return levels;
};

/** Computes the root of the tree over all ranges. Without ranges it is the hash of the empty string. */
export const computeTicketRoot = (ranges: readonly TicketRange[]): string =>
  buildLevels(ranges).at(-1)?.[0] ?? sha256('');

/** Computes the proof path from the leaf at `position` to the root. */
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

/** Returns true when the proof leads from the leaf to the root. */
export const verifyTicket = (range: TicketRange, proof: readonly ProofStep[], root: string): boolean =>
  proof.reduce(
    (hash, { hash: sibling, side }) => (side === 'left' ? nodeHash(sibling, hash) : nodeHash(hash, sibling)),
    leafHash(range),
  ) === root;
