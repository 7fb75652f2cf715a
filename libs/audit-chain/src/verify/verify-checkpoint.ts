import type { CheckpointRecord } from '../records.ts';
import type { KeyRegistry } from './key-registry.ts';

/**
 * Part of an audit chain that a verified export contains: the entries `from` to `to`. An audit chain is a list of
 * entries in which each entry contains the hash of the previous entry.
 */
export interface CoveredRange {
  readonly chain: string;
  readonly from: number;
  readonly to: number;
  /** Number of the last entry of the chain at the time of the export. */
  readonly head: number;
  /**
   * Hashes of the entries, by the number of the entry. If `from` is above 1, the map also contains the hash of the
   * entry before `from`. It is known because the first exported entry contains it.
   */
  readonly hashes: ReadonlyMap<number, string>;
}

interface CheckpointResult {
  readonly problem?: string;
  /**
   * True if the checkpoint was compared with the exports. This includes a checkpoint whose entry is missing at the end
   * of the log. False if no comparison was possible: the signature is wrong, or no export contains the entry.
   */
  readonly isCovered: boolean;
}

/**
 * Verifies the signature of a checkpoint. Compares the hash in the checkpoint with the hash of the exported entry
 * that has the same number and chain.
 */
export const verifyCheckpoint = (
  record: CheckpointRecord,
  ranges: readonly CoveredRange[],
  keys: KeyRegistry,
): CheckpointResult => {
  const signatureProblem = keys.findSignatureProblem(record);
  if (signatureProblem) return { problem: signatureProblem, isCovered: false };
  const ofChain = ranges.filter(({ chain }) => chain === record.chain);
  if (ofChain.length === 0) return { isCovered: false };
  const { number, hash, at } = record;
  const stored = ofChain.map(({ hashes }) => hashes.get(number)).find((each) => each !== undefined);
  if (stored === hash) return { isCovered: true };
  if (stored !== undefined)
    return { problem: `entry ${number} is not the one that the checkpoint of ${at} signs`, isCovered: true };
  const head = Math.max(...ofChain.map((range) => range.head));
  if (number <= head) return { isCovered: false };
  return {
    problem: `the end of the log is missing: the checkpoint of ${at} signs entry ${number}, and the log ends at ${head}`,
    isCovered: true,
  };
};
