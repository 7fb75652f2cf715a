import { createHash } from 'node:crypto';

export interface TicketRange {
  readonly holder: string;
  /** Counted from 0. */
  readonly from: number;
  /** Not included. */
  readonly to: number;
}

export interface ProofStep {
  readonly hash: string;
  readonly side: 'left' | 'right';
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Leaves and nodes are hashed from texts that cannot be taken for each other. */
const leafHash = ({ holder, from, to }: TicketRange): string => sha256(`leaf|${holder}|${from}|${to}`);
const nodeHash = (left: string, right: string): string => sha256(`node|${left}|${right}`);

const levelAbove = (level: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(level.length / 2) }, (_, pair) => {
    const [left, right] = [level[pair * 2] as string, level[pair * 2 + 1]];
    // Without a sibling it goes up as it is.
    return right === undefined ? left : nodeHash(left, right);
  });

const buildLevels = (ranges: readonly TicketRange[]): string[][] => {
  const levels = [ranges.map(leafHash)];
  while ((levels.at(-1) as string[]).length > 1) levels.push(levelAbove(levels.at(-1) as string[]));
  return levels;
};

/** The root of the tree over all ranges. No ranges: the hash of nothing. */
export const computeTicketRoot = (ranges: readonly TicketRange[]): string =>
  buildLevels(ranges).at(-1)?.[0] ?? sha256('');

/** What leads from the leaf at `position` up to the root. */
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

/** Whether a leaf belongs under a root. */
export const verifyTicket = (range: TicketRange, proof: readonly ProofStep[], root: string): boolean =>
  proof.reduce(
    (hash, { hash: sibling, side }) => (side === 'left' ? nodeHash(sibling, hash) : nodeHash(hash, sibling)),
    leafHash(range),
  ) === root;
