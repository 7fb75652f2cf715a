import type { TextRow } from './text-rows.ts';

/** Columns of the file. The names are not translated, so that the console can import a file in any console language. */
const columns = { key: 'key', text: 'default', own: 'text' } as const;

/** A spreadsheet executes cells that begin with these characters. An apostrophe at the start makes the cell a text. */
const risky = /^[=+\-@\t]/;
const escape = (cell: string): string => (risky.test(cell) ? `'${cell}` : cell);
const unescape = (cell: string): string => (cell.startsWith("'") && risky.test(cell.slice(1)) ? cell.slice(1) : cell);

/** Formats texts as CSV with the columns key, default and text. */
export const toTextsCsv = async (rows: readonly TextRow[]): Promise<string> => {
  const { unparse } = await import('papaparse');
  const cells = rows.map(({ key, text, own }) => [key, escape(text ?? ''), escape(own ?? '')]);
  return unparse({ fields: Object.values(columns), data: cells });
};

/**
 * One record of a CSV file.
 *
 * - `quotes`: a quotation mark is missing or is at a wrong position, so the record may contain parts of other records.
 * - `cells`: the record has more cells than the header, usually because of a comma outside of quotation marks.
 * - `formula`: the text is a formula of a spreadsheet.
 */
export interface CsvRecord {
  /** Line of the file in which the record begins, from 1. */
  readonly line: number;
  readonly key: string;
  /** Text of the brand. Undefined if the record ends before this column. */
  readonly own: string | undefined;
  readonly error?: 'quotes' | 'cells' | 'formula';
}

const countLineBreaks = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

const findError = (cells: readonly string[], columnCount: number, own = ''): CsvRecord['error'] => {
  if (cells.slice(columnCount).some((cell) => cell !== '')) return 'cells';
  return own.startsWith('=') ? 'formula' : undefined;
};

/**
 * Parses a CSV file with the columns key and text. Empty lines are skipped. Returns undefined for a file without these
 * columns.
 */
export const readTextsCsv = async (csv: string): Promise<readonly CsvRecord[] | undefined> => {
  const { parse } = await import('papaparse');
  const { data, errors } = parse<string[]>(csv, { skipEmptyLines: false });
  const [header = []] = data;
  const [keyAt, ownAt] = [header.indexOf(columns.key), header.indexOf(columns.own)];
  if (keyAt === -1 || ownAt === -1) return undefined;
  const malformed = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  let line = 1;
  return data.flatMap((cells, index): CsvRecord[] => {
    const start = line;
    line += 1 + countLineBreaks(cells);
    if (index === 0 || cells.every((cell) => cell.trim() === '')) return [];
    const [key = '', own] = [cells[keyAt]?.trim(), cells[ownAt]];
    const error = malformed.has(index) ? 'quotes' : findError(cells, header.length, own);
    return [{ line: start, key, own: own === undefined ? undefined : unescape(own), ...(error && { error }) }];
  });
};
