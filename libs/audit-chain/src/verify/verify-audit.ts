import { platformChain } from '../records.ts';
import type { InputFile } from './input-file.ts';
import { createKeyRegistry } from './key-registry.ts';
import { type CoveredRange, verifyCheckpoint } from './verify-checkpoint.ts';
import { parseLines, type VerifiedExport, verifyExport } from './verify-export.ts';

export type { InputFile };

/** Problem in one line of a verified file, for example an entry that was changed. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

interface AuditFiles {
  /** Export files. If there are several exports of the same chain, they must be in the order of their entry numbers. */
  readonly exports: readonly InputFile[];
  /**
   * Checkpoint files that were stored outside the database of the audit log. A checkpoint is a signed record with the
   * number and the hash of the last entry of a chain.
   */
  readonly checkpoints?: readonly InputFile[];
  /**
   * Ids of the public keys that the auditor trusts. Any other key in the files is a problem. If absent, all keys in
   * the files are trusted.
   */
  readonly trustedKeyIds?: readonly string[] | undefined;
}

interface Verification {
  /** Problems in the order of the files and lines. The list is empty if the log passes every check. */
  readonly problems: readonly Problem[];
  readonly ranges: readonly CoveredRange[];
  readonly entryCount: number;
  /**
   * Number of checkpoints that match an exported entry. A checkpoint is a signed record of the last entry of a chain at
   * one time. `uncoveredCheckpoints` is the number of checkpoints that were not compared, because no export contains
   * their entry.
   */
  readonly confirmedCheckpoints: number;
  readonly uncoveredCheckpoints: number;
  readonly keyIds: readonly string[];
}

/**
 * Checks that an export continues the previous export of the same chain. Returns a description of the problem if
 * entries are missing between the two exports, or if their hashes do not match. Otherwise returns undefined.
 */
const findBreak = (ranges: readonly CoveredRange[], next: CoveredRange): string | undefined => {
  const before = ranges.findLast(({ chain }) => chain === next.chain);
  if (!before) return undefined;
  if (next.from !== before.to + 1) return `the export does not begin with entry ${before.to + 1} of "${next.chain}"`;
  const isEmpty = next.to < next.from;
  if (isEmpty || next.hashes.get(before.to) === before.hashes.get(before.to)) return undefined;
  return `entry ${next.from} does not follow entry ${before.to} of the export before`;
};

/**
 * Verifies exports of the audit log. Also compares them with checkpoints (signed records of the last entry of a chain
 * at one time). Uses no network and no database.
 */
export const verifyAudit = ({ exports, checkpoints = [], trustedKeyIds }: AuditFiles): Verification => {
  const problems: Problem[] = [];
  const reportFor =
    ({ name: file }: InputFile) =>
    (line: number, message: string) =>
      void problems.push({ file, line, message });
  const keys = createKeyRegistry(trustedKeyIds);
  const ranges: CoveredRange[] = [];
  const verified: (VerifiedExport & { readonly file: InputFile })[] = [];
  for (const file of exports) {
    const report = reportFor(file);
    const result = verifyExport(file, keys, report);
    const breakProblem = result.range && findBreak(ranges, result.range);
    if (breakProblem) report(1, breakProblem);
    if (result.range) ranges.push(result.range);
    verified.push({ ...result, file });
  }

  let confirmed = 0;
  let uncovered = 0;
  const verifyCheckpoints = (file: InputFile, found: VerifiedExport['checkpoints']): void => {
    for (const { line, record } of found) {
      const { problem, isCovered } = verifyCheckpoint(record, ranges, keys);
      if (problem) reportFor(file)(line, problem);
      else if (isCovered) confirmed += 1;
      else uncovered += 1;
    }
  };
  for (const { file, checkpoints: found } of verified) verifyCheckpoints(file, found);
  for (const file of checkpoints) {
    const found = parseLines(file, keys, reportFor(file)).flatMap(({ line, record }) => {
      if (record?.kind === 'checkpoint') return [{ line, record }];
      if (record && record.kind !== 'key') reportFor(file)(line, `a file of checkpoints contains no ${record.kind}`);
      return [];
    });
    verifyCheckpoints(file, found);
  }

  const names = [...exports, ...checkpoints].map(({ name }) => name);
  problems.sort((one, other) => names.indexOf(one.file) - names.indexOf(other.file) || one.line - other.line);
  return {
    problems,
    ranges,
    entryCount: verified.reduce((sum, { entries }) => sum + entries, 0),
    confirmedCheckpoints: confirmed,
    uncoveredCheckpoints: uncovered,
    keyIds: keys.listIds(),
  };
};

/** Returns a description of the chain for messages, e.g. `the brand "lualoc"`. */
export const describeChain = (chain: string): string =>
  chain === platformChain ? 'the platform' : `the brand "${chain}"`;
