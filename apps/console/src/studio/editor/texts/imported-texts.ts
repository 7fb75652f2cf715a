import { hasForbiddenCharacters, maxBrandTextLength } from '@livery/merchant/brand-text';
import type { Change } from '../model/brand-document.ts';
import { comparePlaceholders, type TextRow, toSingleLine } from './text-rows.ts';
import type { CsvRecord } from './texts-csv.ts';

/**
 * Reason why a record of a CSV file is not imported.
 *
 * - `cut`: the record ends before the column of the text, although the brand has a text.
 * - `noKey`: the record has a text but no key.
 * - `unknown`: the app has no text with this key.
 * - `repeated`: an earlier record has the same key and another text.
 * - `missing`, `added`: the text lacks a placeholder, or has a placeholder that the app does not fill in.
 */
type RejectionReason =
  | NonNullable<CsvRecord['error']>
  | 'cut'
  | 'noKey'
  | 'unknown'
  | 'repeated'
  | 'long'
  | 'characters'
  | 'missing'
  | 'added';

/** A record of a CSV file that is not imported. `names` are the placeholders that the reason is about. */
export interface RejectedRecord extends Pick<CsvRecord, 'line' | 'key'> {
  readonly reason: RejectionReason;
  readonly names?: readonly string[];
}

/** Content of a CSV file: the changes that it makes, and the records that are not imported. */
interface ImportedTexts {
  readonly changes: readonly Change[];
  readonly rejected: readonly RejectedRecord[];
}

/**
 * Returns true for the text of a plural form, such as a key that ends with `_one`. Such a text does not need the
 * placeholder `{count}`, as in "One game".
 */
const isCountOptional = (key: string): boolean => /_(?:zero|one|two|few|many|other)$/.test(key);

/** Returns the reason why a new text is rejected. Returns undefined for a text that can be imported. */
const findTextReason = (row: TextRow, own: string): Pick<RejectedRecord, 'reason' | 'names'> | undefined => {
  if (own.length > maxBrandTextLength) return { reason: 'long' };
  // The replacement character appears if the file is not in UTF-8.
  if (hasForbiddenCharacters(own) || own.includes('\u{fffd}')) return { reason: 'characters' };
  const { missing, unknown } = comparePlaceholders({ text: row.text, own });
  const lost = missing.filter((name) => !(name === '{count}' && isCountOptional(row.key)));
  if (unknown.length > 0) return { reason: 'added', names: unknown };
  return lost.length > 0 ? { reason: 'missing', names: lost } : undefined;
};

/**
 * Returns the changes that a CSV file makes to the brand's texts, and the records that are not imported. A record with
 * an empty text removes the brand's text. Texts whose keys are not in the file do not change. A record that changes
 * nothing is not checked.
 */
export const readImportedTexts = (
  language: string,
  rows: readonly TextRow[],
  records: readonly CsvRecord[],
): ImportedTexts => {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const read = new Map<string, string>();
  const changes: Change[] = [];
  const rejected: RejectedRecord[] = [];
  const findReason = ({ key, error }: CsvRecord, row: TextRow | undefined, own: string | undefined) => {
    if (error) return { reason: error };
    if (key === '') return own ? { reason: 'noKey' as const } : undefined;
    if (!row) return { reason: 'unknown' as const };
    if (own === undefined) return row.own === undefined ? undefined : { reason: 'cut' as const };
    const earlier = read.get(key);
    if (earlier !== undefined && earlier !== own) return { reason: 'repeated' as const };
    if (own === '' || own === row.own) return undefined;
    // The brand has a text with this key, but the app no longer has it.
    return row.text === undefined ? { reason: 'unknown' as const } : findTextReason(row, own);
  };
  for (const record of records) {
    const { key, line } = record;
    const row = byKey.get(key);
    const own = record.own === undefined ? undefined : toSingleLine(record.own).trim();
    const reason = findReason(record, row, own);
    if (reason) rejected.push({ line, key, ...reason });
    else if (row && own !== undefined && !read.has(key)) {
      read.set(key, own);
      if (own !== (row.own ?? '')) changes.push({ path: ['document', 'texts', language, key], to: own || null });
    }
  }
  return { changes, rejected };
};
