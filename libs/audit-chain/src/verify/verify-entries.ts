import { computeEntryHash, type EntryRecord, firstPreviousHash } from '../records.ts';

/** Record and the number of the line that contains it. */
export interface Located<Record> {
  readonly line: number;
  readonly record: Record;
}

/**
 * Number and hash of the entry before the current one. Undefined if they are unknown, for example because the line
 * before cannot be read.
 */
type Previous = Pick<EntryRecord, 'number' | 'hash'> | undefined;

interface EntriesToVerify {
  /** Entries in the order of the file. `undefined` replaces an unreadable line. */
  readonly entries: readonly (Located<EntryRecord> | undefined)[];
  readonly chain: string | undefined;
  /**
   * Number and hash of the entry directly before the export. For an export from the start of the chain, the number is
   * 0. `hash` is undefined if it is unknown. `first` is undefined if the number is unknown too, because the export has
   * no seal (signed last line) with a valid signature.
   */
  readonly first: { readonly number: number; readonly hash: string | undefined } | undefined;
}

const findNumberProblem = (
  number: number,
  expected: number,
  lines: ReadonlyMap<number, number>,
): string | undefined => {
  if (number === expected) return undefined;
  if (number < expected) return `entry ${number} is in the wrong order: entry ${expected} must be here`;
  const line = lines.get(expected);
  if (line !== undefined) return `entry ${number} is in the wrong order: entry ${expected} is in line ${line}`;
  return number === expected + 1
    ? `entry ${expected} is missing before this line`
    : `the entries ${expected} to ${number - 1} are missing before this line`;
};

/**
 * Checks that each entry has the correct hash and number. Also checks that its `previousHash` is the hash of the
 * entry before it. Calls `report` for each problem.
 */
export const verifyEntries = (
  { entries, chain, first }: EntriesToVerify,
  report: (line: number, message: string) => void,
): void => {
  const lines = new Map(entries.flatMap((each) => (each ? [[each.record.number, each.line] as const] : [])));
  let previous: Previous = first && { number: first.number, hash: first.hash ?? '' };
  let isHashKnown = first?.hash !== undefined;
  for (const entry of entries) {
    if (!entry) {
      previous = undefined;
      continue;
    }
    const { line, record } = entry;
    const { number, hash, previousHash } = record;
    if (chain !== undefined && record.chain !== chain)
      report(line, `entry ${number} belongs to the chain "${record.chain}", and not to "${chain}"`);
    if (computeEntryHash(record) !== hash) report(line, `entry ${number} was changed: its content has another hash`);
    const numberProblem = previous && findNumberProblem(number, previous.number + 1, lines);
    if (numberProblem) report(line, numberProblem);
    else if (number === 1 && previousHash !== firstPreviousHash)
      report(line, 'entry 1 names an entry before it, so it is not the first one of its chain');
    else if (previous && isHashKnown && previousHash !== previous.hash)
      report(line, `entry ${number} does not follow entry ${previous.number}: one of both was replaced`);
    previous = { number, hash };
    isHashKnown = true;
  }
};
