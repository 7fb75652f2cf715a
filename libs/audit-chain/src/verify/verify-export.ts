import {
  type AuditRecord,
  type CheckpointRecord,
  computeSha256,
  type EntryRecord,
  exportFormat,
  firstPreviousHash,
  type SealRecord,
} from '../records.ts';
import { type InputFile, readLines } from './input-file.ts';
import type { KeyRegistry } from './key-registry.ts';
import { parseRecord } from './parse-record.ts';
import type { CoveredRange } from './verify-checkpoint.ts';
import { type Located, verifyEntries } from './verify-entries.ts';

/** Reports a problem in one line of the verified file. `line` is the line number, from 1. */
export type ReportLine = (line: number, message: string) => void;

interface ParsedLine extends Located<AuditRecord | undefined> {
  readonly start: number;
}

export interface VerifiedExport {
  readonly range: CoveredRange | undefined;
  readonly entries: number;
  readonly checkpoints: readonly Located<CheckpointRecord>[];
}

/**
 * Parses all lines of a file and adds its keys to `keys`. Reports lines and keys that are invalid. `record` is
 * undefined if a line cannot be parsed.
 */
export const parseLines = (file: InputFile, keys: KeyRegistry, report: ReportLine): ParsedLine[] =>
  readLines(file).map(({ number: line, text, start, isComplete }) => {
    const parsed = parseRecord(text);
    if (typeof parsed === 'string') report(line, parsed);
    else if (!isComplete) report(line, 'the line has no line feed, so the file is not complete');
    const record = typeof parsed === 'string' ? undefined : parsed;
    const keyProblem = record?.kind === 'key' && keys.add(record);
    if (keyProblem) report(line, keyProblem);
    return { line, record, start };
  });

const verifySeal = (
  { line, record: seal, start }: ParsedLine & { readonly record: SealRecord },
  { bytes, keys, lastEntry }: { bytes: Uint8Array; keys: KeyRegistry; lastEntry: number | undefined },
  report: ReportLine,
): void => {
  if (seal.format !== exportFormat)
    report(line, `the export has the format ${seal.format}, and this program reads the format ${exportFormat}`);
  const signatureProblem = keys.findSignatureProblem(seal);
  if (signatureProblem) report(line, signatureProblem);
  const last = lastEntry ?? seal.from - 1;
  if (last < seal.to) report(line, `the entries ${last + 1} to ${seal.to} are missing at the end of the export`);
  if (last > seal.to) report(line, `the export ends with entry ${seal.to}, but it contains entry ${last}`);
  if (seal.lines !== line - 1) report(line, `the export had ${seal.lines} lines before the seal, and has ${line - 1}`);
  if (computeSha256(bytes.subarray(0, start)) !== seal.sha256)
    report(line, 'the lines before the seal are not those that it signs');
};

const toRange = (entries: readonly EntryRecord[], seal: SealRecord | undefined): CoveredRange | undefined => {
  const [first] = entries;
  const last = entries.at(-1);
  const chain = seal?.chain ?? first?.chain;
  if (chain === undefined) return undefined;
  const hashes = new Map(entries.map(({ number, hash }) => [number, hash]));
  if (first && first.number > 1) hashes.set(first.number - 1, first.previousHash);
  // An export without entries is possible, for example of a chain without new entries. Only the seal then contains the
  // number with which the export begins.
  const isEmpty = seal !== undefined && first === undefined && seal.to < seal.from;
  const to = isEmpty ? seal.to : (last?.number ?? 0);
  return { chain, from: isEmpty ? seal.from : (first?.number ?? 1), to, head: seal?.head ?? to, hashes };
};

/**
 * Verifies the entries and the seal (the signed last line) of one export. Reports each problem with its line number.
 * Checkpoints are only collected here, because `verifyAudit` compares them with all exports.
 */
export const verifyExport = (file: InputFile, keys: KeyRegistry, report: ReportLine): VerifiedExport => {
  const lines = parseLines(file, keys, report);
  const sealAt = lines.findIndex(({ record }) => record?.kind === 'seal');
  const sealLine = lines[sealAt] as (ParsedLine & { readonly record: SealRecord }) | undefined;
  // A seal with an invalid signature is not used to check the entries. Its values can be wrong, and would cause problem
  // reports for correct lines.
  const seal = sealLine && !keys.findSignatureProblem(sealLine.record) ? sealLine.record : undefined;
  const entries = lines.flatMap(({ line, record }) => {
    if (!record) return [undefined];
    return record.kind === 'entry' ? [{ line, record }] : [];
  });
  const readable = entries.flatMap((each) => (each ? [each.record] : []));
  verifyEntries(
    {
      entries,
      chain: seal?.chain ?? readable[0]?.chain,
      first: seal && { number: seal.from - 1, hash: seal.from === 1 ? firstPreviousHash : undefined },
    },
    report,
  );
  if (sealLine) verifySeal(sealLine, { bytes: file.bytes, keys, lastEntry: readable.at(-1)?.number }, report);
  else report(Math.max(lines.length, 1), 'the export does not end with its seal, so its end is missing');
  const after = sealAt >= 0 ? lines[sealAt + 1] : undefined;
  if (after) report(after.line, 'there is a line after the seal');
  return {
    range: toRange(readable, seal),
    entries: readable.length,
    checkpoints: lines.flatMap(({ line, record }) => (record?.kind === 'checkpoint' ? [{ line, record }] : [])),
  };
};
